import { readFileSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(inProject(path), 'utf8');
const readme = read('README.md');

it('names every script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`\`${name}[ \`]`).test(readme));
  expect(missing).toEqual([]);
});

it('has at most 8 kB', () => {
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8192);
});
