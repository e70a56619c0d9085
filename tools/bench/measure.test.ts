import { expect, it } from 'vitest';
import { measure, median, percentile } from './measure.ts';

it('takes the middle of an odd and of an even number of values', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});

it('leaves out failed measurements', () => {
  expect(median([Number.NaN, 3, 1])).toBe(2);
});

it('returns the value that a share of the values does not exceed', () => {
  const values = Array.from({ length: 101 }, (_, index) => 100 - index);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile([], 0.5)]).toEqual([
    50,
    99,
    Number.NaN,
  ]);
});

it('runs the cases in turns and adds the ratio of the last to the first', async () => {
  const order: string[] = [];
  const run = (name: string, values: number[]) => async () => {
    order.push(name);
    return { ms: values.shift() ?? Number.NaN };
  };
  const table = await measure({ old: run('old', [4, 9, 5]), new: run('new', [10, 11, 1]) }, 3);
  expect(order).toEqual(['old', 'new', 'old', 'new', 'old', 'new']);
  expect(table).toEqual({ ms: { old: 5, new: 10, ratio: 2 } });
});
