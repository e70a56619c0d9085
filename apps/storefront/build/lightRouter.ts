import { lighter } from './lighter.ts';

/**
 * react-router names its components by assignment, which keeps Link, NavLink and Form, and through
 * them the framework's loaders, in every bundle; the routes ask for a data router's errors and
 * fallbacks; and each hook tells a developer how it is to be called. 5 kB that a shop with its own
 * links and a declarative router never runs.
 */
export const lightRouter = () =>
  lighter({
    name: 'lightRouter',
    of: 'react-router',
    files: /react-router\/dist\/development\/chunk-.*\.mjs$/,
    edits: [
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
    ],
  });
