import { expect, it } from 'vitest';
import { uiEntries, weigh } from './weigh.ts';

it('importing Button brings no Select, no ListBox and no collections with it', async () => {
  const { modules, hasCollections } = await weigh('button');
  expect(modules.some((id) => id.endsWith('/button/Button.tsx'))).toBe(true);
  expect(modules.filter((id) => /\/(select|listbox)\/|ListBox|Select\.mjs$/.test(id))).toEqual([]);
  expect(hasCollections).toBe(false);
});

it("only the Menu loads React Aria's collections", { timeout: 300_000 }, async () => {
  const withCollections: string[] = [];
  for (const entry of uiEntries()) {
    if ((await weigh(entry)).hasCollections) withCollections.push(entry);
  }
  expect(withCollections).toEqual(['menu']);
});

it('a banner comes without its carousel, which follows later', async () => {
  const { modules, later } = await weigh('banner-carousel');
  expect(modules.some((id) => id.includes('embla'))).toBe(false);
  expect(later).toBeGreaterThan(5000);
});
