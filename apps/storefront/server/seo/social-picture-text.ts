/**
 * What the faces of a social picture have: Latin letters and their signs, Devanagari with its
 * joiners, punctuation, currencies. Anything else would be an empty box.
 */
const drawn = [
  '\\u0020-\\u007e\\u00a0-\\u024f\\u1e00-\\u1eff',
  '\\u0900-\\u097f\\u200c\\u200d',
  '\\u2010-\\u2027\\u2030-\\u205e\\u2122\\u2212',
  '\\u20a0-\\u20c0',
];
const missing = new RegExp(`[^${drawn.join('')}]+`, 'gu');

/** More than any picture has room for. */
const maxLength = 300;

/** A text in one line of characters that can be drawn; `otherwise` where none is left. */
export const drawable = (text: string, otherwise = ''): string =>
  text.slice(0, maxLength).normalize('NFC').replace(missing, ' ').replace(/\s+/g, ' ').trim() ||
  otherwise;
