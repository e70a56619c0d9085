import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orderItems, orders, products, reviews, users } from '../../db/schema.ts';
import { badRequest } from '../../domain/errors.ts';
import { placeReview } from '../../domain/reviews/review-rules.ts';
import type { Handlers } from '../operation.ts';

export const reviewHandlers: Pick<Handlers, 'listReviews' | 'createReview' | 'listUserReviews'> = {
  async listReviews({ query }, { db }) {
    const ofProduct = eq(reviews.productId, query.product_id);
    return readReviews(db, and(ofProduct, eq(reviews.status, 'published')));
  },

  async listUserReviews({ userId }, { db }) {
    return readReviews(db, eq(reviews.userId, userId));
  },

  async createReview({ body, userId }, { db, catalogue, now }) {
    const text = body.review_text.trim();
    if (!text) throw badRequest('Please provide a rating and a review.');
    const [product] = await db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, body.product));
    if (!product) throw badRequest('This product does not exist.');
    const place = placeReview(await ordersWith(db, userId, product.id), body.order);
    if ('refusal' in place) throw badRequest(place.refusal);
    const [row] = await db
      .insert(reviews)
      .values({
        ...{ userId, productId: product.id, orderId: place.orderId, status: place.status },
        ...{ rating: body.rating, text, createdAt: now() },
      })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (!row) throw badRequest('You have already reviewed this product.');
    catalogue.forget();
    const [review] = await readReviews(db, eq(reviews.id, row.id));
    if (!review) throw new Error('The review was not stored');
    return review;
  },
};

/** Newest first. */
async function readReviews(db: Db, which: SQL | undefined) {
  const rows = await db
    .select({ review: reviews, productTitle: products.title, userName: users.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(which)
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  return rows.map(({ review, productTitle, userName }) => ({
    id: review.id,
    product: review.productId,
    product_title: productTitle,
    user_name: userName,
    rating: review.rating,
    review_text: review.text,
    status: review.status,
    created_at: review.createdAt.toISOString(),
  }));
}

function ordersWith(db: Db, userId: number, productId: number) {
  return db
    .select({ id: orders.id, deliveryStatus: orders.deliveryStatus })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.userId, userId), eq(orderItems.productId, productId)))
    .orderBy(desc(orders.createdAt));
}
