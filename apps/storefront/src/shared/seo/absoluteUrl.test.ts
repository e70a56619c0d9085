import { expect, it } from 'vitest';
import { absoluteUrl } from './absoluteUrl.ts';

it.each([
  ['/a b.webp', 'https://shop.example/a%20b.webp'],
  ['a.webp', 'https://shop.example/a.webp'],
  ['//cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ['http://cdn.example/a.webp', 'http://cdn.example/a.webp'],
  ['javascript:alert(1)', undefined],
  ['data:image/png;base64,AA==', undefined],
  ['/\\evil.example', undefined],
  ['\\\\evil.example', undefined],
  ['http://', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('turns %s into %s', (address, expected) => {
  expect(absoluteUrl(address, 'https://shop.example')).toBe(expected);
});
