/** The oldest browsers that the shop supports, as Vite's build target. docs/browsers.md describes them. */
export const oldestBrowsers = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];
