import { expect, it } from 'vitest';
import { hasCollections, modulesOf, uiEntries, weigh } from './weigh.ts';

/** What lies over the page, and traps the focus or takes a place of its own. */
const overlays = [
  'alert-dialog',
  'dialog',
  'drawer',
  'filter-overlay',
  'lightbox',
  'menu',
  'product-dialog',
  'side-drawer',
  'tooltip',
];

it('only what lies over the page loads React Aria, only the Menu its collections', async () => {
  const modules = await modulesOf(uiEntries());
  const entriesWith = (has: (ids: string[]) => boolean) =>
    uiEntries().filter((entry) => has(modules.get(entry) ?? []));
  expect([...modules.keys()].sort()).toEqual(uiEntries().sort());
  expect(entriesWith((ids) => ids.some((id) => /node_modules\/.*react-aria/.test(id)))).toEqual(
    overlays,
  );
  expect(entriesWith(hasCollections)).toEqual(['menu']);
});

it('a carousel comes without what turns it, which follows later', async () => {
  const { modules, later } = (await weigh(['banner-carousel'])).get('banner-carousel')!;
  expect(modules.some((id) => id.includes('embla'))).toBe(false);
  expect(later).toBeGreaterThan(5000);
});
