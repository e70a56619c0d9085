import { describe, expect, it } from 'vitest';
import { readFilter, writeFilter } from './filterParams.ts';
import { noFilter } from './productFilter.ts';

const chosen = {
  categories: ['Bird Spikes', 'Nets & Ropes'],
  materials: ['Stainless Steel'],
  ratings: [4, 2],
  maxPrice: 2500,
  sort: 'price-asc' as const,
};

describe('filter parameters', () => {
  // Spec: decisions Catalogue
  it('read back as written', () => {
    const params = writeFilter(new URLSearchParams(), chosen);
    expect(readFilter(new URLSearchParams(params.toString()))).toEqual(chosen);
  });

  it('keep the search text and other parameters', () => {
    const params = writeFilter(new URLSearchParams('query=spikes&sort=name'), noFilter);
    expect(params.toString()).toBe('query=spikes');
  });

  it.each([
    ['', noFilter],
    ['sort=cheapest&rating=9&rating=x&rating=2.5&max=abc', noFilter],
    ['max=-1', noFilter],
    ['max=50001', noFilter],
    ['max=', noFilter],
    ['max=0', { ...noFilter, maxPrice: 0 }],
  ])('parse %j', (query, expected) => {
    expect(readFilter(new URLSearchParams(query))).toEqual(expected);
  });
});
