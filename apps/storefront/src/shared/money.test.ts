import { describe, expect, it } from 'vitest';
import { formatRs, formatRupees, formatTotal, percentOff } from './money.ts';

describe('formats', () => {
  it('groups in the Indian way', () => {
    expect(formatRupees(100_000)).toBe('₹1,00,000');
    expect(formatTotal(100_000)).toBe('₹1,00,000.00');
    expect(formatRs(549)).toBe('Rs.549/-');
  });

  it('writes paise with two digits, or not at all', () => {
    expect(formatRupees(999.5)).toBe('₹999.50');
    expect(formatRs(1299.5)).toBe('Rs.1,299.50/-');
    expect(formatRupees(999.999)).toBe('₹1,000');
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
