import { expect, it } from 'vitest';
import preview from '../../../.storybook/preview.tsx?raw';
import knip from '../../../knip.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };

const stories = import.meta.glob<string>(
  ['../src/**/*.stories.tsx', '../../../apps/storefront/src/**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const files = Object.entries(stories);
const components = files.filter(([file]) => file.startsWith('../src/'));

/** The groups of the sidebar, as the preview orders them. */
const order = /order: \[(.*?)\n {8}\]/s.exec(preview)?.[1] ?? '';
const groups = [...order.matchAll(/^ {10}'(\w+)'/gm)].map(([, group]) => group);

const inKebabCase = (title: string) => title.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

it('knows the groups and finds the stories', () => {
  expect(groups).toContain('Foundations');
  expect(files.length).toBeGreaterThan(50);
  expect(components.length).toBeGreaterThan(50);
});

it.each(files)('%s stands in a group of the sidebar', (_file, source) => {
  const [, group] = /title: '(\w+)\/[\w ]+'/.exec(source) ?? [];
  expect(groups).toContain(group);
});

it.each(components)(
  '%s stands in the folder that its place in the sidebar names',
  (file, source) => {
    const [, title = ''] = /title: '(\w+\/\w+)'/.exec(source) ?? [];
    const [, folder] = /^\.\.\/src\/(.+)\/[^/]+$/.exec(file) ?? [];
    expect(folder).toBe(inKebabCase(title));
  },
);

it.each(files)('%s says how far its component is', (_file, source) => {
  expect(source).toMatch(/tags: \[[^\]]*'(stable|draft)'/);
});

it('only drafts may be used by nobody', () => {
  const drafts = components
    .filter(([, source]) => /tags: \[[^\]]*'draft'/.test(source))
    .map(([file]) => file.replace(/^\.\.(.+)\/[^/]+$/, 'packages/ui$1/*'));
  expect(Object.keys(knip.ignoreIssues)).toEqual(drafts.sort());
});

it('every folder with an index is an entry of its name, and no entry leads elsewhere', () => {
  const indexes = Object.keys(import.meta.glob('../src/**/index.ts'));
  const entries = indexes.map((file) => [`./${file.split('/').at(-2)}`, file.replace('../', './')]);
  expect(manifest.exports).toEqual({
    // No components: what the shop does for all of a page's controls, and two parts of the theme.
    './early-change': './src/hooks/useEarlyChange.ts',
    './theme/palette': './src/theme/palette.ts',
    './theme/styles': './src/theme/layered.ts',
    ...Object.fromEntries(entries),
  });
});
