import { describe, expect, it } from 'vitest';
import { formatCardPrice, formatRs, formatRupees, formatTotal, percentOff } from './money.ts';

describe('formats', () => {
  // Spec: 1 §1; 2 §1
  it('groups digits as in India', () => {
    expect(formatRupees(100_000)).toBe('₹1,00,000');
    expect(formatTotal(100_000)).toBe('₹1,00,000.00');
    expect(formatRs(100_000)).toBe('Rs.1,00,000');
    expect(formatCardPrice(549)).toBe('Rs.549/-');
  });

  // Spec: 2 §1
  it('writes paise with two digits, or not at all', () => {
    expect(formatRupees(999.5)).toBe('₹999.50');
    expect(formatCardPrice(1299.5)).toBe('Rs.1,299.50/-');
    expect(formatRupees(999.999)).toBe('₹1,000');
  });

  // Spec: 1 §9
  it('writes every amount as Intl does', () => {
    const inIndia = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
    for (let paise = 1; paise < 1e12; paise = Math.ceil(paise * 1.07)) {
      expect(formatTotal(paise / 100)).toBe(`₹${inIndia.format(paise / 100)}`);
    }
    expect(formatTotal(-123_456.5)).toBe(`₹${inIndia.format(-123_456.5)}`);
    expect(formatTotal(0)).toBe('₹0.00');
  });
});

describe('percentOff', () => {
  // Spec: 2 §9
  it.each([
    [549, 799, 31],
    [100, 100, undefined],
    [120, 100, undefined],
    [0, 100, 100],
    [999, 1000, undefined],
    [5, 0, undefined],
  ])('%d instead of %d is a discount of %s', (price, maxPrice, percent) => {
    expect(percentOff(price, maxPrice)).toBe(percent);
  });
});
