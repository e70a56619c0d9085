import { expect, it } from 'vitest';
import { ratingCounts } from './ratingCounts.ts';

it.each([
  ['no reviews as zeros', [], [0, 0, 0, 0, 0]],
  ['each number of stars separately', [5, 5, 4, 1], [1, 0, 0, 1, 2]],
  ['fractional stars as the nearest whole', [4.5, 4.4], [0, 0, 0, 1, 1]],
  ['no invalid ratings', [0, 6, Number.NaN, 3], [0, 0, 1, 0, 0]],
])('counts %s', (_case, ratings, counts) => {
  expect(ratingCounts(ratings.map((rating) => ({ rating })))).toEqual(counts);
});
