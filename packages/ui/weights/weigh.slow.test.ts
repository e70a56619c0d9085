import { expect, it } from 'vitest';
import { entryFiles } from '../entries.ts';
import { hasCollections, modulesOf, weigh } from './weigh.ts';

const entries = [...entryFiles.keys()];

it('only components with items load the collections of React Aria', async () => {
  const modules = await modulesOf(entries);
  expect([...modules.keys()].sort()).toEqual(entries.toSorted());
  const withCollections = entries.filter((entry) => hasCollections(modules.get(entry) ?? []));
  expect(withCollections).toEqual(['breadcrumbs', 'menu', 'select', 'sort-select', 'tabs']);
});

it('loads Embla lazily with a carousel', async () => {
  const { modules, later } = (await weigh(['banner-carousel'])).get('banner-carousel')!;
  expect(modules.some((id) => id.includes('embla'))).toBe(false);
  expect(later).toBeGreaterThan(5000);
});
