import { expect, it } from 'vitest';
import { compare, median, tableOf } from './measure.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('has no median of nothing', () => {
  expect(() => median([])).toThrow('A median needs a value.');
});

it('compares each case with the first one of the same round, after one run to warm up', async () => {
  const order: string[] = [];
  const takes = (name: string, ...times: number[]) => {
    return async () => {
      order.push(name);
      return times.shift() ?? 0;
    };
  };
  const rows = await compare(
    { bare: takes('bare', 99, 1, 2, 10), shop: takes('shop', 99, 3, 4, 20) },
    3,
  );
  expect(order.join(' ')).toBe('bare shop bare shop bare shop bare shop');
  expect(rows).toEqual([
    { name: 'bare', median: 2, ratio: 1 },
    { name: 'shop', median: 4, ratio: 2 },
  ]);
  expect(tableOf(rows).split('\n')[1]).toMatch(/^shop +4\.00 +× 2\.00$/);
});
