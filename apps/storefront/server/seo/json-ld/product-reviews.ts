import type { Review as ShopReview } from '@parinda/api-client';
import type { AggregateRating, Review } from 'schema-dts';
import { ratingMax } from '../../../src/shared/business.ts';
import { readableDate } from '../readable-date.ts';

/** The rest are on the page: a head full of reviews would only delay it. */
const shown = 10;

const ratingOf = (ratingValue: number) =>
  ({ '@type': 'Rating', ratingValue, bestRating: ratingMax, worstRating: 1 }) as const;

/** Only what every visitor sees, with stars that could be read. */
export const publishedReviews = (reviews: readonly ShopReview[]): ShopReview[] =>
  reviews.filter(({ status, rating }) => status === 'published' && rating >= 1);

/** The product's average, which needs somebody who rated it. */
export const aggregateRating = (rating: number | null, reviews: readonly ShopReview[]) =>
  rating !== null && rating >= 1 && reviews.length > 0
    ? ({
        ...ratingOf(rating),
        '@type': 'AggregateRating',
        reviewCount: reviews.length,
      } satisfies AggregateRating)
    : undefined;

const timeOf = ({ createdAt }: ShopReview): number => Date.parse(createdAt) || 0;

/** The newest reviews; none rather than an empty list. */
export function productReviews(reviews: readonly ShopReview[]) {
  const newest = [...reviews].sort((a, b) => timeOf(b) - timeOf(a));
  return reviews.length > 0 ? newest.slice(0, shown).map(review) : undefined;
}

const review = ({ author, rating, text, createdAt }: ShopReview) =>
  ({
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: readableDate(createdAt),
    reviewBody: text,
    reviewRating: ratingOf(rating),
  }) satisfies Review;
