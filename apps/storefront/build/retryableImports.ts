import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = /^\0vite\/preload-helper\.js$/;
const ours = fileURLToPath(new URL('../src/app/fetchScripts.ts', import.meta.url));

/**
 * A module that could not be fetched is remembered as missing until the page is loaded anew, so that
 * importing it again fails at once. In place of Vite's own helper, which lets the browser fetch and
 * forget nothing, ours sees to it first that a part's scripts have come.
 */
export function retryableImports(): Plugin {
  let isFound = false;
  return {
    name: 'retryableImports',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite names the part's own script only where it needs others.
          resolveDependencies: (file, dependencies) => [...new Set([file, ...dependencies])],
        },
      },
    }),
    load: {
      filter: { id: helper },
      handler: () => {
        isFound = true;
        return `export { fetchScripts as __vitePreload } from ${JSON.stringify(ours)};`;
      },
    },
    buildEnd(error) {
      if (error || isFound) return;
      this.error(
        'Vite has no preload helper of this name: fit build/retryableImports.ts to its version.',
      );
    },
  };
}
