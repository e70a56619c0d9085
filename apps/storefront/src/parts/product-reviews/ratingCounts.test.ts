import { expect, it } from 'vitest';
import { ratingCounts } from './ratingCounts.ts';

it.each([
  ['nothing', [], [0, 0, 0, 0, 0]],
  ['each number of stars by itself', [5, 5, 4, 1], [1, 0, 0, 1, 2]],
  ['parts of a star as the nearest', [4.5, 4.4], [0, 0, 0, 1, 1]],
  ['nothing that is no rating', [0, 6, Number.NaN, 3], [0, 0, 1, 0, 0]],
])('counts %s', (_case, ratings, counts) => {
  expect(ratingCounts(ratings.map((rating) => ({ rating })))).toEqual(counts);
});
