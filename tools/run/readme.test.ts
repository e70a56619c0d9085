import { readFileSync } from 'node:fs';
import { settingNames } from '@parinda/server-kit/setting-names';
import { expect, it } from 'vitest';
import { inProject } from './project.ts';

const read = (path: string) => readFileSync(inProject(path), 'utf8');
const readme = read('README.md');

it('names every script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`\`${name}[ \`]`).test(readme));
  expect(missing).toEqual([]);
});

it.each([
  ['packages/server-kit/src/server-config.ts', 2],
  ['apps/api/src/config/config.ts', 17],
  ['apps/storefront/server/config.ts', 9],
])('names every setting of %s', (file, least) => {
  const names = new Set(read(file).match(/\b[A-Z][A-Z]+(_[A-Z]+)*\b/g));
  const settings = [...names].filter((name) => name.includes('_') || name === 'PORT');
  expect(settings.length).toBeGreaterThan(least);
  expect(settings.filter((name) => !settingNames.includes(name))).toEqual([]);
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
