import { expect, it } from 'vitest';
import { nonEmptyTexts, toRating, toRupees } from './values.ts';

// Spec: decisions First round; decisions Catalogue
it.each([
  [549, 549],
  ['1299.00', 1299],
  ['0.5', 0.5],
  [0, 0],
])('reads the amount %j as %d rupees', (value, rupees) => {
  expect(toRupees(value)).toBe(rupees);
});

// Spec: 1 §8
it.each(['', 'free', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -1, {}, [549]])(
  'rejects the amount %j',
  (value) => {
    expect(() => toRupees(value)).toThrow('Malformed');
  },
);

// Spec: decisions Catalogue
it.each([
  ['4.3', 4.3],
  ['0', 0],
  ['7', 5],
  ['-1', 0],
  [3, 3],
  ['', null],
  ['NaN', null],
  ['x', null],
  [null, null],
  [undefined, null],
])('reads the rating %j as %j', (value, rating) => {
  expect(toRating(value)).toBe(rating);
});

it('keeps the texts that are not empty, in order', () => {
  expect(nonEmptyTexts(['b', '', null, 'a', undefined])).toEqual(['b', 'a']);
});
