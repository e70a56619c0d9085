import type { ReviewRow } from '../../domain/reviews/reviews.ts';
import type { Schemas } from '../operation.ts';

export const toReview = ({ review, productTitle, userName }: ReviewRow): Schemas['Review'] => ({
  id: review.id,
  product: review.productId,
  product_title: productTitle,
  user_name: userName,
  rating: review.rating,
  review_text: review.text,
  status: review.status,
  // Only a review of a delivered product has an order.
  verified_purchase: review.orderId !== null,
  created_at: review.createdAt.toISOString(),
});
