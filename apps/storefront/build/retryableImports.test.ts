import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { retryableImports } from './retryableImports.ts';

const sources: Record<string, string> = {
  entry: "document.onclick = () => import('part');",
  part: "export const part = 'the part';",
};

it('an imported part is fetched by our own helper, which knows its script', async () => {
  const source = {
    name: 'source',
    resolveId: (id: string) => (id in sources ? id : undefined),
    load: (id: string) => sources[id],
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, retryableImports()],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  })) as Rolldown.RolldownOutput;
  const part = output.find(({ fileName }) => fileName.includes('part'));
  const code = output.map((one) => ('code' in one ? one.code : '')).join('\n');
  expect(code).toContain('function fetchScripts');
  expect(code).toMatch(new RegExp(`mapDeps=.*"${part?.fileName}"`));
});
