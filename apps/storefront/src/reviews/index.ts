/** What other features may use of the reviews. */
export { ProductReviews } from './ProductReviews.tsx';
export { useReviewCount } from './useReviewCount.ts';
