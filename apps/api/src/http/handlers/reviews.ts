import { addReview, publishedReviews, reviewsBy } from '../../domain/reviews/reviews.ts';
import type { Handler } from '../operation.ts';
import { setNextLink } from '../set-next-link.ts';
import { toReview } from '../wire/review.ts';

export const listReviews: Handler<'listReviews'> = async (call, { readPublic }) => {
  const { query } = call;
  const read = readPublic((db) => publishedReviews(db, query.product_id, query));
  return setNextLink(call, await read).map(toReview);
};

export const listUserReviews: Handler<'listUserReviews'> = async (call, { db }) =>
  setNextLink(call, await reviewsBy(db, call.userId, call.query)).map(toReview);

export const createReview: Handler<'createReview'> = async ({ body, userId }, context) => {
  const { product: productId, order: orderId, rating, review_text: text } = body;
  return toReview(await addReview(context, userId, { productId, orderId, rating, text }));
};
