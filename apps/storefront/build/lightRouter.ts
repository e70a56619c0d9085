import type { Plugin } from 'vite';

/** What is changed in react-router's files, by what it is for. */
const edits: [what: string, find: RegExp, replacement: string][] = [
  ['names of components', /^\w+\.displayName = "\w+";$/gm, ''],
  ['the error boundary of a data router', /^\w+\.contextType = \w+;$/gm, ''],
  [
    'calls without a side effect',
    /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
    '= /* @__PURE__ */ $1',
  ],
  [
    'the switch of the warnings',
    /var ENABLE_DEV_WARNINGS = true;/g,
    'var ENABLE_DEV_WARNINGS = false;',
  ],
  [
    'words to developers',
    /^(?=function (?:invariant|warning)\w*\()/gm,
    '/* @__NO_SIDE_EFFECTS__ */ ',
  ],
  [
    'errors and fallbacks of a data router',
    /let dataRouterState = dataRouterOpts\?\.state;/g,
    'const dataRouterState = void 0;',
  ],
  ['navigation of a data router', /isDataRoute \? useNavigateStable\(\) : /g, ''],
];

/**
 * react-router names its components by assignment, which keeps Link, NavLink and Form, and through
 * them the framework's loaders, in every bundle; the routes ask for a data router's errors and
 * fallbacks; and each hook tells a developer how it is to be called. 5 kB that a shop with its own
 * links and a declarative router never runs.
 * A version that is written in another way fails the build, which would grow unseen otherwise.
 */
export function lightRouter(): Plugin {
  const found = new Set<string>();
  return {
    name: 'light-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/development\/chunk-.*\.mjs$/ },
      handler: (code) =>
        edits.reduce((text, [what, find, replacement]) => {
          const edited = text.replace(find, replacement);
          if (edited !== text) found.add(what);
          return edited;
        }, code),
    },
    buildEnd(error) {
      const missing = edits.map(([what]) => what).filter((what) => !found.has(what));
      if (error || !missing.length) return;
      this.error(
        `react-router is not written as build/lightRouter.ts expects: it does not find ${missing.join(', ')}. ` +
          'Fit its patterns to the installed version, or remove it if the bundle is as small without it.',
      );
    },
  };
}
