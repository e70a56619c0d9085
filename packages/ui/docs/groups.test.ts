import { expect, it } from 'vitest';
import preview from '../../../.storybook/preview.tsx?raw';

const stories = import.meta.glob<string>(
  ['../src/**/*.stories.tsx', '../../../apps/storefront/src/**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const files = Object.entries(stories);

/** The groups of the sidebar, as the preview orders them. */
const order = /order: \[(.*?)\n {8}\]/s.exec(preview)?.[1] ?? '';
const groups = [...order.matchAll(/^ {10}'(\w+)'/gm)].map(([, group]) => group);

it('knows the groups and finds the stories', () => {
  expect(groups).toContain('Foundations');
  expect(files.length).toBeGreaterThan(50);
});

it.each(files)('%s stands in a group of the sidebar', (_file, source) => {
  const [, group] = /title: '(\w+)\/[\w ]+'/.exec(source) ?? [];
  expect(groups).toContain(group);
});

it.each(files)('%s says how far its component is', (_file, source) => {
  expect(source).toMatch(/tags: \[[^\]]*'(stable|draft)'/);
});
