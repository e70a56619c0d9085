import { existsSync, readFileSync } from 'node:fs';
import { command, nodeScript } from '@parinda/testing/command';
import { readInteractions } from '@parinda/testing/pacts';
import { inProject } from '@parinda/testing/project';
import { expect, it } from 'vitest';
import { startOwnApi } from './own-api.ts';
import { pactProgram, quiet } from './pact-program.ts';

const pages = ['README.md', 'broker.md', 'connecting.md'];
const readme = pages.map((page) => readFileSync(inProject(`contracts/${page}`), 'utf8')).join('\n');
const descriptions = readInteractions().map(({ description }) => description);

it('names every command of `contracts` and only existing files', async () => {
  const { output } = await nodeScript(inProject('tools/contracts/contracts.ts'), ['--help']);
  const [list = ''] = output.split('Commands:\n')[1]?.split('\n\n') ?? [];
  const names = [...list.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => `contracts ${name}`);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !readme.includes(name))).toEqual([]);
  const files = [...readme.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, file]) => file ?? '');
  expect(files.filter((file) => !existsSync(inProject(`contracts/${file}`)))).toEqual([]);
});

it('has no interaction with a server error', () => {
  expect(readInteractions().filter(({ response }) => response.status >= 500)).toEqual([]);
});

it('has a unique description for every interaction', () => {
  expect(descriptions.length).toBe(new Set(descriptions).size);
});

/** Commands of Pact's own tools, which work without this repository. */
const plain = [...readme.matchAll(/^PACT_DO_NOT_TRACK.*(?:\n +.*)*/gm)].map(([text]) =>
  text.replace(/\\\n +/g, ''),
);

it('turns off usage reports in every documented command', () => {
  expect(readme.match(/^.*npx .*@pact-foundation/gm)).toHaveLength(plain.length);
});

it("documents a command of Pact's verifier that passes", async () => {
  const own = 'npx --package @pact-foundation/pact-cli@18 pact ';
  const [, typed = ''] = plain.find((text) => text.includes(' verifier '))?.split(own) ?? [];
  const api = await startOwnApi();
  const args = typed.replaceAll('8080', new URL(api.url).port).split(' ');
  const { code, output } = await command(pactProgram, args, { env: quiet }).finally(api.stop);
  expect(code, output.slice(-2000)).toBe(0);
});

it("documents options that Pact's broker client accepts", async () => {
  const options = plain.find((text) => text.includes(' broker '))?.match(/--[a-z-]+/g) ?? [];
  const { output } = await command(pactProgram, ['broker', 'create-webhook', '--help']);
  expect(options.length).toBeGreaterThan(4);
  expect(options.slice(1).filter((option) => !output.includes(option))).toEqual([]);
});
