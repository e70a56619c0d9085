import { describe, expect, it } from 'vitest';
import { formatRs, formatRupees, formatTotal, percentOff, toRupees } from './money.ts';

describe('toRupees', () => {
  it.each([
    [1299, 1299],
    ['1299.00', 1299],
    ['1299.50', 1299.5],
    ['', 0],
    ['free', 0],
    [null, 0],
    [undefined, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('reads %j as %d', (value, rupees) => {
    expect(toRupees(value)).toBe(rupees);
  });
});

describe('formats', () => {
  it('groups in the Indian way', () => {
    expect(formatRupees(100_000)).toBe('₹1,00,000');
    expect(formatTotal(100_000)).toBe('₹1,00,000.00');
    expect(formatRs(549)).toBe('Rs.549/-');
  });
});

describe('percentOff', () => {
  it.each([
    [549, 799, 31],
    [100, 100, undefined],
    [120, 100, undefined],
    [0, 100, 100],
    [999, 1000, undefined],
    [5, 0, undefined],
  ])('of %d from %d is %s', (price, maxPrice, percent) => {
    expect(percentOff(price, maxPrice)).toBe(percent);
  });
});
