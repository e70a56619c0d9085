import { expect, it } from 'vitest';
import { presentTexts, toRating, toRupees } from './values.ts';

it.each([
  [549, 549],
  ['1299.00', 1299],
  ['0.5', 0.5],
  [0, 0],
])('an amount of %j is %d rupees', (value, rupees) => {
  expect(toRupees(value)).toBe(rupees);
});

it.each(['', 'free', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -1, {}, [549]])(
  'an amount of %j is none, and not 0 rupees',
  (value) => {
    expect(() => toRupees(value)).toThrow('Malformed');
  },
);

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
])('a rating of %j is %j', (value, rating) => {
  expect(toRating(value)).toBe(rating);
});

it('keeps the texts that say something, in their order', () => {
  expect(presentTexts(['b', '', null, 'a', undefined])).toEqual(['b', 'a']);
});
