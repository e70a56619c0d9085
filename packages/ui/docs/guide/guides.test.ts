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

it('every component with stories has a guide, and every guide has stories', () => {
  expect(guides.map(([file]) => file.replace('.guide.', '.stories.')).sort()).toEqual(
    stories.sort(),
  );
});

it('every entry of the package has a page', () => {
  const documented = guides.flatMap(([file, { also = [] }]) => [folderOf(file), ...also]);
  const missing = Object.values(manifest.exports)
    .map((file) => file.replace('./src/', '').replace('/index.ts', ''))
    // Tokens have their own pages; a hook has none.
    .filter((folder) => !/^(theme|hooks)/.test(folder))
    .filter(
      (folder) => !documented.some((known) => known === folder || known.startsWith(`${folder}/`)),
    );
  expect(missing).toEqual([]);
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

it.each(guides)('%s names existing components, and not itself', (file, { whenNot }) => {
  const taken = whenNot.map(({ take }) => take);
  expect(taken.filter((name) => !names.includes(name))).toEqual([]);
  expect(taken).not.toContain(nameOf(file));
});
