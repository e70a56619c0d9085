import { expect, it } from 'vitest';
import { hasExample, undescribed } from './in-full.ts';

it('names the properties of which nothing is said', () => {
  const properties = { price: { description: 'In rupees.' }, stock: {}, unit: { description: '' } };
  expect(undescribed(properties)).toEqual(['stock', 'unit']);
  expect(undescribed()).toEqual([]);
});

it.each([
  ['no example', {}, false],
  ['an empty list of them', { examples: {} }, false],
  ['a schema without one', { schema: {} }, false],
  ['a value', { example: null }, true],
  ['named values', { examples: { none: { value: [] } } }, true],
  ["its schema's", { schema: { examples: [{ id: 1 }] } }, true],
])('sees in an answer %s', (_what, media, isThere) => {
  expect(hasExample(media)).toBe(isThere);
});
