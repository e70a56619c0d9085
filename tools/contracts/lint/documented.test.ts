import { expect, it } from 'vitest';
import { hasExample, withoutDescription } from './documented.ts';

it('returns the properties without a description', () => {
  const properties = { price: { description: 'In rupees.' }, stock: {}, unit: { description: '' } };
  expect(withoutDescription(properties)).toEqual(['stock', 'unit']);
  expect(withoutDescription()).toEqual([]);
});

it.each([
  ['no example', {}, false],
  ['an empty list of them', { examples: {} }, false],
  ['a schema without one', { schema: {} }, false],
  ['a value', { example: null }, true],
  ['named values', { examples: { none: { value: [] } } }, true],
  ["its schema's", { schema: { examples: [{ id: 1 }] } }, true],
])('detects examples: %s', (_case, media, isThere) => {
  expect(hasExample(media)).toBe(isThere);
});
