import { globSync, readFileSync } from 'node:fs';
import { command } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { expect, it } from 'vitest';

const guide = readFileSync(inProject('AGENTS.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const [, block = ''] = /```sh\n([^`]+)```/.exec(guide) ?? [];
const commands = block
  .trim()
  .split('\n')
  .map((line) => line.replace('npx --yes pnpm@12 ', ''));

/** Files of the steps that are too long for a test in a test, and that `test all` runs itself. */
const filesOfStep: Record<string, string> = {
  check: 'tools/run/steps/check.ts',
  stories: 'packages/ui/src/**/*.stories.tsx',
  e2e: 'e2e/*.spec.ts',
};

const stepOf = (line: string) => /^test (\w+)(?:=(.+))?$/.exec(line)?.slice(1) ?? [];

const isLong = (line: string) => (stepOf(line)[0] ?? '') in filesOfStep;

it('has at most 100 lines and several commands', () => {
  expect(guide.split('\n').length).toBeLessThanOrEqual(101);
  expect(commands.length).toBeGreaterThan(4);
});

it.each(commands.filter((line) => !isLong(line)))('`pnpm %s` works', async (line) => {
  const [script = '', ...args] = line.split(' ');
  const [program = '', ...own] = (scripts[script] ?? '').split(' ');
  const { code, output } = await command(program, [...own, ...args]);
  expect(code, output).toBe(0);
});

it.each(commands.filter(isLong))('`pnpm %s` selects tests', (line) => {
  const [step = '', pattern = ''] = stepOf(line);
  // A story's id is its title in lower case.
  const part = pattern.replace('-', '/');
  const found = globSync(filesOfStep[step] ?? '', { cwd: inProject() });
  expect(found.filter((file) => file.includes(part))).not.toEqual([]);
});

it('names only scripts that exist', () => {
  const named = [...guide.matchAll(/^- `(\w+)/gm)].map(([, script = '']) => script);
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
  expect(named).toContain('generate');
});
