import { expect, it } from 'vitest';
import { toAsciiDigits } from './digits.ts';

it.each([
  ['Devanagari', '४११००१', '411001'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian', '۴۵۶', '456'],
  ['Tamil', '௧௨௩', '123'],
  ['full-width', '１２３', '123'],
  ['double-struck', '\u{1d7d8}\u{1d7d9}\u{1d7e1}', '019'],
  ['ASCII', '411 001', '411 001'],
])('converts %s digits', (_script, text, expected) => {
  expect(toAsciiDigits(text)).toBe(expected);
});
