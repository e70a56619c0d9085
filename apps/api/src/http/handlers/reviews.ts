import { addReview, publishedReviews, reviewsBy } from '../../domain/reviews/reviews.ts';
import type { Handler } from '../operation.ts';
import { toReview } from '../wire/review.ts';

export const listReviews: Handler<'listReviews'> = async ({ query }, { db }) =>
  (await publishedReviews(db, query.product_id)).map(toReview);

export const listUserReviews: Handler<'listUserReviews'> = async ({ userId }, { db }) =>
  (await reviewsBy(db, userId)).map(toReview);

export const createReview: Handler<'createReview'> = async ({ body, userId }, shop) => {
  const { product: productId, order: orderId, rating, review_text: text } = body;
  return toReview(await addReview(shop, userId, { productId, orderId, rating, text }));
};
