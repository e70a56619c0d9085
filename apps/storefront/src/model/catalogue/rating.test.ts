import { expect, it } from 'vitest';
import { readRating } from './rating.ts';

it.each([
  ['4.3', 4.3],
  ['0', 0],
  ['7', 5],
  [3, 3],
  ['', undefined],
  ['NaN', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads an average rating of %j as %s', (average, rating) => {
  expect(readRating(average)).toBe(rating);
});
