import { expect, it } from 'vitest';
import preview from '../../../.storybook/preview.tsx?raw';
import knip from '../../../knip.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { groups as groupsOfEverything } from './Everything.tsx';
import { kebabCase } from './kebabCase.ts';

const stories = import.meta.glob<string>(
  ['../src/**/*.stories.tsx', '../../../apps/storefront/src/**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const files = Object.entries(stories);
const components = files.filter(([file]) => file.startsWith('../src/'));

/** Groups of the sidebar, in the order of the preview. */
const order = /order: \[(.*?)\n {8}\]/s.exec(preview)?.[1] ?? '';
const groups = [...order.matchAll(/^ {10}'(\w+)'/gm)].map(([, group = '']) => group);

it('Everything shows the groups of components in the order of the sidebar', () => {
  const own = new Set(components.map(([file]) => file.split('/')[2]));
  expect(groupsOfEverything).toEqual(groups.filter((group) => own.has(group.toLowerCase())));
});

it('knows the groups and finds the stories', () => {
  expect(groups).toContain('Foundations');
  expect(files.length).toBeGreaterThan(50);
  expect(components.length).toBeGreaterThan(50);
});

it.each(files)('%s is in a group of the sidebar', (_file, source) => {
  const [, group] = /title: '(\w+)\/[\w -]+'/.exec(source) ?? [];
  expect(groups).toContain(group);
});

it.each(components)(
  '%s stands in the folder that its place in the sidebar names',
  (file, source) => {
    const [, title = ''] = /title: '(\w+\/\w+)'/.exec(source) ?? [];
    const [, folder] = /^\.\.\/src\/(.+)\/[^/]+$/.exec(file) ?? [];
    expect(folder).toBe(kebabCase(title));
  },
);

it.each(files)('%s has a tag for its status', (_file, source) => {
  expect(source).toMatch(/tags: \[[^\]]*'(draft|beta|stable|deprecated)'/);
});

it('only drafts and betas are unused', () => {
  const unused = components
    .filter(([, source]) => /tags: \[[^\]]*'(draft|beta)'/.test(source))
    .map(([file]) => file.replace(/^\.\.(.+)\/[^/]+$/, 'packages/ui$1/*'));
  expect(Object.keys(knip.ignoreIssues)).toEqual(unused.sort());
});

/** Sources of the storefront and the design system, without tests, stories and guides. */
const sources = Object.entries(
  import.meta.glob<string>(
    [
      '../src/**/*.{ts,tsx}',
      '../../../apps/storefront/src/**/*.{ts,tsx}',
      '!**/*.{test,stories,guide}.*',
      '!**/testing/**',
      '!**/*.css.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

/** Folders of components that the storefront imports, directly or indirectly. */
function foldersInUse(): Set<string> {
  const entries: Record<string, string> = manifest.exports;
  const inUse = new Set<string>();
  for (const [file, source] of sources) {
    if (file.startsWith('../src/')) continue;
    for (const [, entry] of source.matchAll(/'@parinda\/ui\/([\w-]+)'/g))
      inUse.add((entries[`./${entry}`] ?? '').replace(/^\.\/src\/(.+)\/index\.ts$/, '$1'));
  }
  for (const folder of inUse) {
    for (const [file, source] of sources) {
      if (!file.startsWith(`../src/${folder}/`)) continue;
      for (const [, path = ''] of source.matchAll(/from '(\.[^']*)\/index\.ts'/g))
        inUse.add(new URL(path, `file:///${file.replace('../src/', '')}`).pathname.slice(1));
    }
  }
  return inUse;
}

it('components that the storefront uses are stable, all others are not', () => {
  const inUse = foldersInUse();
  const folderOf = (file: string) => /^\.\.\/src\/(.+)\/[^/]+$/.exec(file)?.[1] ?? '';
  // The primitives are one entry: 'layout'.
  const isInUse = (folder: string) => inUse.has(folder) || inUse.has(folder.split('/')[0] ?? '');
  const wrong = components
    .map(([file, source]) => ({
      folder: folderOf(file),
      isStable: /tags: \[[^\]]*'stable'/.test(source),
    }))
    .filter(({ folder, isStable }) => isStable !== isInUse(folder))
    .map(({ folder, isStable }) => `${folder} is ${isStable ? 'unused' : 'in use'}`);
  expect(wrong).toEqual([]);
});

it('every folder with an index is an entry of the same name, and no entry has another path', () => {
  const indexes = Object.keys(import.meta.glob('../src/**/index.ts'));
  const entries = indexes.map((file) => [`./${file.split('/').at(-2)}`, file.replace('../', './')]);
  expect(manifest.exports).toEqual({
    // Two parts of the theme, not components.
    './theme/palette': './src/theme/palette.ts',
    './theme/styles': './src/theme/layered.ts',
    ...Object.fromEntries(entries),
  });
});
