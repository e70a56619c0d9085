import { expect, it } from 'vitest';
import { hasCollections, modulesOf, uiEntries, weigh } from './weigh.ts';

it('only components with items load the collections of React Aria', async () => {
  const modules = await modulesOf(uiEntries());
  expect([...modules.keys()].sort()).toEqual(uiEntries().sort());
  const withCollections = uiEntries().filter((entry) => hasCollections(modules.get(entry) ?? []));
  expect(withCollections).toEqual(['breadcrumbs', 'menu', 'select', 'sort-select', 'tabs']);
});

it('loads Embla lazily with a carousel', async () => {
  const { modules, later } = (await weigh(['banner-carousel'])).get('banner-carousel')!;
  expect(modules.some((id) => id.includes('embla'))).toBe(false);
  expect(later).toBeGreaterThan(5000);
});
