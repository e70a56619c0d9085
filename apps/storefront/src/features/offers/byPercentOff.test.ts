import type { ProductSummary } from '@parinda/api-client';
import { expect, it } from 'vitest';
import { byPercentOff } from './byPercentOff.ts';

const product = (title: string, price: number, maxPrice: number) =>
  ({ title, price, maxPrice }) as ProductSummary;

it.each([
  ['sorts the largest percentage first', [product('a', 90, 100), product('b', 1, 2)], 'b a'],
  ['keeps the order of equal discounts', [product('a', 1, 2), product('b', 5, 10)], 'a b'],
  ['excludes products at their M.R.P', [product('a', 5, 5), product('b', 4, 5)], 'b'],
  ['excludes discounts below half a percent', [product('a', 999, 1000)], ''],
  ['returns nothing for no products', [], ''],
])('%s', (_case, products, titles) => {
  expect(
    byPercentOff(products)
      .map(({ title }) => title)
      .join(' '),
  ).toBe(titles);
});
