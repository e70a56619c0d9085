import type { Review as ShopReview } from '@parinda/api-client';
import { ratingMax } from '../../shared/business.ts';
import { readableDate } from '../../shared/time/readableDate.ts';

/** Limits the size of the head; the page shows the rest. */
const shown = 10;

const ratingOf = (ratingValue: number) =>
  ({ '@type': 'Rating', ratingValue, bestRating: ratingMax, worstRating: 1 }) as const;

/** Returns reviews that every visitor sees, with a valid number of stars. */
export const publishedReviews = (reviews: readonly ShopReview[]): ShopReview[] =>
  reviews.filter(({ status, rating }) => status === 'published' && rating >= 1);

/** Returns the average rating; undefined without ratings. */
export const aggregateRating = (rating: number | null, reviews: readonly ShopReview[]) =>
  rating !== null && rating >= 1 && reviews.length > 0
    ? {
        ...ratingOf(rating),
        '@type': 'AggregateRating',
        reviewCount: reviews.length,
      }
    : undefined;

const timeOf = ({ createdAt }: ShopReview): number => Date.parse(createdAt) || 0;

/** Returns the newest reviews, or undefined instead of an empty list. */
export function productReviews(reviews: readonly ShopReview[]) {
  const newest = [...reviews].sort((a, b) => timeOf(b) - timeOf(a));
  return reviews.length > 0 ? newest.slice(0, shown).map(review) : undefined;
}

const review = ({ author, rating, text, createdAt }: ShopReview) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: readableDate(createdAt),
  reviewBody: text,
  reviewRating: ratingOf(rating),
});
