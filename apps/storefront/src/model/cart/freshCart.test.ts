import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { freshenCart, freshTotal } from './freshCart.ts';

const line = {
  id: 8,
  slug: 'net',
  title: 'Net',
  image: null,
  price: 1299,
  quantity: 2,
};

it('keeps a line with an unchanged price', () => {
  expect(freshenCart([line], records.products)).toEqual([{ line, isGone: false }]);
});

// Spec: decisions Cart
it('shows a changed price and uses the current one for the total', () => {
  const fresh = freshenCart([{ ...line, price: 1000 }], records.products);
  expect(fresh).toEqual([{ line, oldPrice: 1000, isGone: false }]);
  expect(freshTotal(fresh)).toBe(2598);
});

it('marks a discontinued product and excludes it from the total', () => {
  const fresh = freshenCart([line, { ...line, id: 99 }], records.products);
  expect(fresh.map(({ isGone }) => isGone)).toEqual([false, true]);
  expect(freshTotal(fresh)).toBe(2598);
});

it('keeps the stored lines while the catalog is not loaded', () => {
  expect(freshTotal(freshenCart([{ ...line, id: 99 }], undefined))).toBe(2598);
});
