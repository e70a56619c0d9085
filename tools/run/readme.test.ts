import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from './project.ts';

const read = (path: string) => readFileSync(inProject(path), 'utf8');
const readme = read('README.md');

it('names every script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`\`${name}[ \`]`).test(readme));
  expect(missing).toEqual([]);
});

it('names every setting of the server', () => {
  const names = new Set(read('apps/api/src/config/config.ts').match(/\b[A-Z][A-Z]+(_[A-Z]+)*\b/g));
  const settings = [...names].filter((name) => name.includes('_') || name === 'PORT');
  expect(settings.length).toBeGreaterThan(10);
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
