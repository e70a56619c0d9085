import type { ProductSummary } from '@parinda/api-client';
import { expect, it } from 'vitest';
import { byPercentOff } from './byPercentOff.ts';

const product = (title: string, price: number, maxPrice: number) =>
  ({ title, price, maxPrice }) as ProductSummary;

it.each([
  ['the largest percent comes first', [product('a', 90, 100), product('b', 1, 2)], 'b a'],
  ['equal ones keep the shop’s order', [product('a', 1, 2), product('b', 5, 10)], 'a b'],
  ['what costs its M.R.P is no offer', [product('a', 5, 5), product('b', 4, 5)], 'b'],
  ['less than half a percent is no offer', [product('a', 999, 1000)], ''],
  ['no products, no offers', [], ''],
])('%s', (_case, products, titles) => {
  expect(
    byPercentOff(products)
      .map(({ title }) => title)
      .join(' '),
  ).toBe(titles);
});
