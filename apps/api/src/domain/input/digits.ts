const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Unicode keeps the ten digits of a script together, in order. */
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return value;
}

/**
 * Returns the text with digits of any script as 0 to 9: '४११' is '411'. The storefront does the
 * same, but other clients of the API need not.
 */
export const toAsciiDigits = (text: string): string =>
  // NFKC first: the mathematical digits are five alphabets without a gap.
  text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.normalize('NFKC'))));
