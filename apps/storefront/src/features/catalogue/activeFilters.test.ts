import { expect, it } from 'vitest';
import { activeFilters } from './activeFilters.ts';
import { readFilter } from './filterParams.ts';

const of = (search: string) => {
  const params = new URLSearchParams(search);
  return activeFilters(params, readFilter(params));
};

// Spec: 1 §5
it('names each choice with the query that removes only this choice', () => {
  expect(of('query=net&category=Bird+Nets&material=Plastic&rating=4&max=2000&sort=name')).toEqual([
    {
      label: 'Up to ₹2,000',
      search: 'query=net&category=Bird+Nets&material=Plastic&rating=4&sort=name',
    },
    { label: 'Bird Nets', search: 'query=net&material=Plastic&rating=4&max=2000&sort=name' },
    { label: 'Plastic', search: 'query=net&category=Bird+Nets&rating=4&max=2000&sort=name' },
    {
      label: '4★ & up',
      search: 'query=net&category=Bird+Nets&material=Plastic&max=2000&sort=name',
    },
  ]);
});

it('returns nothing without a choice or with a sort order alone', () => {
  expect(of('sort=price-asc&query=net')).toEqual([]);
});
