import { type Edit, lighter } from './lighter.ts';

/** A function inside another one, indented once. */
const emptiedInner = (name: string): Edit => [
  `the function ${name}`,
  new RegExp(`^\\tfunction ${name}\\([\\s\\S]*?^\\t}$`, 'm'),
  `\tfunction ${name}() {}`,
];

/**
 * RTK Query polls, asks again when the window is focused, reads lists page by page, changes answers
 * by patches and mirrors its subscriptions for developers; its configuration says at run time who
 * wants that, so a bundler keeps it for everybody. The shop wants none of it, as lightQuery.test.ts
 * makes sure: an answer is exchanged whole.
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
      ['the plugin for patches', /^\t+enablePatches\(\);$/m, ''],
      [
        'changing an answer in place',
        / = produceWithPatches\(currentState\.data, updateRecipe\)/,
        ' = (() => { throw Error("left out by build/lightQuery.ts") })()',
      ],
      [
        'patches of answers',
        /applyPatches\(substate\.data, patches\.concat\(\)\)/,
        'patches.at(-1).value',
      ],
      [
        'patches of subscriptions',
        /return applyPatches\(state, action\.payload\);/,
        'return state;',
      ],
      ['the mirror of subscriptions', /if \(didMutate && !updateSyncTimer\)/, 'if (false)'],
      emptiedInner('buildInfiniteQueryHooks'),
      emptiedInner('buildInfiniteQuerySelector'),
      emptiedInner('infiniteQueryStatePreSelector'),
    ],
  });
