import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { lightReact } from './lightReact.ts';

const bundle = async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [lightReact()],
    build: { write: false, minify: false, rolldownOptions: { input: 'react-dom/client' } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
};

it('leaves out what the shop does not use, and says so to who begins to', async () => {
  const code = await bundle();
  expect(code).not.toContain('::view-transition');
  expect(code).not.toContain('compareDocumentPosition = function');
  expect(code).not.toContain('link[rel="preload"]');
  expect(code).not.toContain('extractEvents$1');
  expect(code).toContain('left out by build/lightReact.ts');
  expect(code).toContain('hydrateRoot = function');
});
