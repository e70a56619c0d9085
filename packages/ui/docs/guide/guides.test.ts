import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import type { Guide } from './Guide.ts';

const guides = Object.entries(
  import.meta.glob<Guide>('../../src/**/*.guide.tsx', { import: 'guide', eager: true }),
);
const stories = Object.keys(import.meta.glob('../../src/**/*.stories.tsx'));

const nameOf = (file: string) => file.split('/').at(-1)?.replace('.guide.tsx', '') ?? '';
const folderOf = (file: string) => file.replace('../../src/', '').replace(/\/[^/]+$/, '');

const names = guides.map(([file]) => nameOf(file));

it('every component with stories has a guide beside them, and no guide lacks stories', () => {
  expect(guides.map(([file]) => file.replace('.guide.', '.stories.')).sort()).toEqual(
    stories.sort(),
  );
});

it('every entry of the package is told of on a page', () => {
  const told = guides.flatMap(([file, { also = [] }]) => [folderOf(file), ...also]);
  const untold = Object.values(manifest.exports)
    .map((file) => file.replace('./src/', '').replace('/index.ts', ''))
    // Tokens have pages of their own; a hook has none.
    .filter((folder) => !/^(theme|hooks)/.test(folder))
    .filter((folder) => !told.some((known) => known === folder || known.startsWith(`${folder}/`)));
  expect(untold).toEqual([]);
});

it.each(guides)('%s leaves no section empty', (_file, guide) => {
  const { purpose, when, whenNot, pairs, anatomy, keyboard } = guide;
  for (const section of [when, whenNot, pairs, anatomy]) expect(section).not.toEqual([]);
  const words = [
    purpose,
    ...when,
    ...whenNot.map((not) => not.if),
    ...pairs.map((pair) => pair.why),
    ...[...anatomy, ...keyboard].flatMap((row) => Object.values(row)),
  ];
  expect(words.filter((text) => text.trim() === '')).toEqual([]);
});

it.each(guides)('%s names components that there are, and not itself', (file, { whenNot }) => {
  const taken = whenNot.map(({ take }) => take);
  expect(taken.filter((name) => !names.includes(name))).toEqual([]);
  expect(taken).not.toContain(nameOf(file));
});
