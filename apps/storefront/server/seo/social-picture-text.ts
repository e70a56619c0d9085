/**
 * Characters that the fonts contain: Latin letters and marks, Devanagari with its joiners,
 * punctuation, currency signs. Any other character would be an empty box.
 */
const drawn = [
  '\\u0020-\\u007e\\u00a0-\\u024f\\u1e00-\\u1eff',
  '\\u0900-\\u097f\\u200c\\u200d',
  '\\u2010-\\u2027\\u2030-\\u205e\\u2122\\u2212',
  '\\u20a0-\\u20c0',
];
const missing = new RegExp(`[^${drawn.join('')}]+`, 'gu');

/** More than fits into any image. */
const maxLength = 300;

/** Returns a text in one line with only characters that can be drawn; `otherwise` when none is left. */
export const drawable = (text: string, otherwise = ''): string =>
  text.slice(0, maxLength).normalize('NFC').replace(missing, ' ').replace(/\s+/g, ' ').trim() ||
  otherwise;
