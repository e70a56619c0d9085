import type { Review } from '@parinda/api-client';

/** Returns the numbers of reviews with 1, 2, 3, 4 and 5 stars; rounds fractional stars (1 §9). */
export function ratingCounts(reviews: readonly Pick<Review, 'rating'>[]) {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const { rating } of reviews) {
    const star = Math.round(rating) - 1;
    if (star in counts) counts[star as 0] += 1;
  }
  return counts;
}
