import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orderItems, orders, products, reviews, users } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { Cached } from '../cached.ts';
import type { Context } from '../context.ts';
import { Invalid } from '../errors.ts';
import { afterCursor, type PageRequest, toPage } from '../page.ts';
import { countRatings } from './count-ratings.ts';
import { classifyReview } from './review-rules.ts';

export interface NewReview {
  productId: number;
  /** The order of the product, if the customer names one. */
  orderId: number | undefined;
  rating: number;
  text: string;
}

export const publishedReviews = (db: Db, productId: number, page: PageRequest) =>
  reviewPage(db, and(eq(reviews.productId, productId), eq(reviews.status, 'published')), page);

export const reviewsBy = (db: Db, userId: number, page: PageRequest) =>
  reviewPage(db, eq(reviews.userId, userId), page);

async function reviewPage(db: Db, which: SQL | undefined, { limit, cursor }: PageRequest) {
  const isThis = (id: number) => and(eq(reviews.id, id), which);
  const follows = await afterCursor(db, reviews, isThis, cursor);
  const found = readReviews(db, and(which, follows));
  return toPage(await (limit === undefined ? found : found.limit(limit + 1)), limit);
}

export async function addReview(
  { db, now, catalog }: Context & { catalog: Cached<unknown> },
  userId: number,
  newReview: NewReview,
) {
  const text = newReview.text.trim();
  if (!text) throw new Invalid('Please provide a rating and a review.');
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, newReview.productId));
  if (!product) throw new Invalid('This product does not exist.');
  const classified = classifyReview(await ordersWith(db, userId, product.id), newReview.orderId);
  if ('error' in classified) throw new Invalid(classified.error);
  const columns = {
    userId,
    productId: product.id,
    rating: newReview.rating,
    text,
    createdAt: now(),
  };
  const row = await withTx(db, async (tx) => {
    const [inserted] = await tx
      .insert(reviews)
      .values({ ...columns, ...classified })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (inserted && classified.status === 'published') await countRatings(tx, [product.id]);
    return inserted;
  });
  if (!row) throw new Invalid('You have already reviewed this product.');
  if (classified.status === 'published') catalog.invalidate();
  const [review] = await readReviews(db, eq(reviews.id, row.id));
  if (!review) throw new Error('The review was not stored');
  return review;
}

function readReviews(db: Db, which: SQL | undefined) {
  return db
    .select({ id: reviews.id, review: reviews, productTitle: products.title, userName: users.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(which)
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
}

export type ReviewRow = Awaited<ReturnType<typeof readReviews>>[number];

function ordersWith(db: Db, userId: number, productId: number) {
  return db
    .select({ id: orders.id, deliveryStatus: orders.deliveryStatus })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.userId, userId), eq(orderItems.productId, productId)))
    .orderBy(desc(orders.createdAt));
}
