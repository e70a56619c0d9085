import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { lightRouter } from './lightRouter.ts';

const router = '/react-router/dist/development/chunk-ABC.mjs';

/** The bundle of a shop that uses none of this router's components. */
async function bundleWith(code: string): Promise<string> {
  const source = {
    name: 'source',
    resolveId: (id: string) => id,
    load: (id: string) => (id === router ? code : `import '${router}';`),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, lightRouter()],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry', external: 'react' } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

const asPublished = [
  "import * as React from 'react';",
  'var ENABLE_DEV_WARNINGS = true;',
  'if (ENABLE_DEV_WARNINGS) console.log("warns");',
  'var Link = React.forwardRef(() => null);',
  'Link.displayName = "Link";',
  'var Boundary = class { render() { console.log("data router error"); } };',
  'Boundary.contextType = Context;',
  'function invariant(value) { if (!value) throw new Error("called wrongly"); }',
  'var state = (dataRouterOpts, isDataRoute) => {',
  'let dataRouterState = dataRouterOpts?.state;',
  'return isDataRoute ? useNavigateStable() : dataRouterState;',
  '};',
  'invariant(React, "the version");',
].join('\n');

it('leaves nothing of a component that nobody uses', async () => {
  const bundle = await bundleWith(asPublished);
  expect(bundle).not.toContain('forwardRef');
  expect(bundle).not.toContain('warns');
  expect(bundle).not.toContain('data router error');
  expect(bundle).not.toContain('called wrongly');
});

it.each([
  ['Link.displayName = "Link";', 'names of components'],
  ['React.forwardRef(() => null)', 'calls without a side effect'],
  ['var ENABLE_DEV_WARNINGS = true;', 'the switch of the warnings'],
  ['Boundary.contextType = Context;', 'the error boundary of a data router'],
  ['function invariant(value)', 'words to developers', 'function other(value)'],
  ['let dataRouterState = dataRouterOpts?.state;', 'errors and fallbacks of a data router', ''],
  ['isDataRoute ? useNavigateStable() : dataRouterState', 'navigation of a data router', '1'],
])(
  'fails the build when the router no longer contains %s',
  async (line, what, other = 'globalThis.other = 1;') => {
    const code = asPublished.replace(line, other);
    await expect(bundleWith(code)).rejects.toThrow(`it does not find ${what}.`);
  },
);
