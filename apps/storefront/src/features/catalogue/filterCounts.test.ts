import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { countOptions } from './filterCounts.ts';
import { noFilter } from './productFilter.ts';

const product = (category: string, material: string, price: number, rating: number | null) => ({
  ...records.balconyNet,
  category,
  material,
  price,
  rating,
});
const products = [
  product('Bird Spikes', 'Plastic', 300, 4.9),
  product('Bird Spikes', 'Stainless Steel', 900, 3.2),
  product('Bird Nets', 'Plastic', 2000, null),
];

// Spec: 1 §5
it('counts the products that each option would show', () => {
  expect(countOptions(products, noFilter)).toEqual({
    categories: new Map([
      ['Bird Spikes', 2],
      ['Bird Nets', 1],
    ]),
    materials: new Map([
      ['Plastic', 2],
      ['Stainless Steel', 1],
    ]),
    ratings: new Map([
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 1],
    ]),
  });
});

it('applies the choices of the other groups, not of its own', () => {
  const filter = { ...noFilter, categories: ['Bird Nets'], materials: ['Plastic'], maxPrice: 1000 };
  const { categories, materials } = countOptions(products, filter);
  expect(Object.fromEntries(categories)).toEqual({ 'Bird Spikes': 1 });
  expect(Object.fromEntries(materials)).toEqual({});
});
