import { type Edit, lighter } from './lighter.ts';

/** A function inside another one, indented once. */
const emptiedInner = (name: string): Edit => [
  `the function ${name}`,
  new RegExp(`^\\tfunction ${name}\\([\\s\\S]*?^\\t}$`, 'm'),
  `\tfunction ${name}() {}`,
];

/**
 * RTK Query polls, asks again when the window is focused and reads lists page by page; its
 * configuration says at run time who wants that, so a bundler keeps it for everybody. The shop wants
 * none of it, as lightQuery.test.ts makes sure.
 */
export const lightQuery = () =>
  lighter({
    name: 'lightQuery',
    of: 'RTK Query',
    files: /toolkit\/dist\/query\/(?:react\/)?rtk-query(?:-react)?\.modern\.mjs$/,
    edits: [
      ['polling', /^\t\tbuildPollingHandler,$/m, ''],
      ['the window being focused', / = buildWindowEventHandler\(builderArgs\);/, ' = () => {};'],
      ['infinite queries', /(?<!function )isInfiniteQueryDefinition\([^)]*\)/g, 'false'],
      ['pages of queries', /isQuery && "infiniteQueryOptions" in endpointDefinition/, 'false'],
      emptiedInner('buildInfiniteQueryHooks'),
      emptiedInner('buildInfiniteQuerySelector'),
      emptiedInner('infiniteQueryStatePreSelector'),
    ],
  });
