import { expect, it } from 'vitest';
import { drawable } from './social-picture-text.ts';

it.each([
  ['Net 3 × 3 m – “strong”, ₹1,299 & more…', 'Net 3 × 3 m – “strong”, ₹1,299 & more…'],
  ['क्षत्रिय स्टील', 'क्षत्रिय स्टील'],
  ['Łódź, Cafe\u0301', 'Łódź, Café'],
  ['🐦 Pigeon 🐦🏽 net ❤️', 'Pigeon net'],
  ['a → ★ b', 'a b'],
  ['வலை net', 'net'],
  ['a\n\t\u2028\u0000b\u202e', 'a b'],
  ['\ud83d half', 'half'],
  ['🐦', 'Parinda'],
  ['', 'Parinda'],
])('turns %j into %j', (text, expected) => {
  expect(drawable(text, 'Parinda')).toBe(expected);
});

it('cuts text that is longer than any image can show', () => {
  expect(drawable('x'.repeat(100_000))).toHaveLength(300);
});
