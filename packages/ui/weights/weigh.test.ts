import { expect, it } from 'vitest';
import { uiEntries, weigh } from './weigh.ts';

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

it('only what lies over the page loads React Aria, only the Menu its collections', {
  timeout: 300_000,
}, async () => {
  const withAria: string[] = [];
  const withCollections: string[] = [];
  for (const entry of uiEntries()) {
    const { modules, hasCollections } = await weigh(entry);
    if (modules.some((id) => /node_modules\/.*react-aria/.test(id))) withAria.push(entry);
    if (hasCollections) withCollections.push(entry);
  }
  expect(withAria).toEqual(overlays);
  expect(withCollections).toEqual(['menu']);
});

it('a carousel comes without what turns it, which follows later', async () => {
  const { modules, later } = await weigh('banner-carousel');
  expect(modules.some((id) => id.includes('embla'))).toBe(false);
  expect(later).toBeGreaterThan(5000);
});
