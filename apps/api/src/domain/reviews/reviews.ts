import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orderItems, orders, products, reviews, users } from '../../db/schema.ts';
import type { Cached } from '../cached.ts';
import type { Context } from '../context.ts';
import { Invalid } from '../errors.ts';
import { placeReview } from './review-rules.ts';

export interface NewReview {
  productId: number;
  /** The order that the product came with, if the customer names one. */
  orderId: number | undefined;
  rating: number;
  text: string;
}

/** What everybody sees. */
export const publishedReviews = (db: Db, productId: number) =>
  readReviews(db, and(eq(reviews.productId, productId), eq(reviews.status, 'published')));

export const reviewsBy = (db: Db, userId: number) => readReviews(db, eq(reviews.userId, userId));

export async function addReview(
  { db, now, catalogue }: Context & { catalogue: Cached<unknown> },
  userId: number,
  wanted: NewReview,
) {
  const text = wanted.text.trim();
  if (!text) throw new Invalid('Please provide a rating and a review.');
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, wanted.productId));
  if (!product) throw new Invalid('This product does not exist.');
  const place = placeReview(await ordersWith(db, userId, product.id), wanted.orderId);
  if ('refusal' in place) throw new Invalid(place.refusal);
  const [row] = await db
    .insert(reviews)
    .values({
      userId,
      productId: product.id,
      ...place,
      rating: wanted.rating,
      text,
      createdAt: now(),
    })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  if (!row) throw new Invalid('You have already reviewed this product.');
  catalogue.forget();
  const [review] = await readReviews(db, eq(reviews.id, row.id));
  if (!review) throw new Error('The review was not stored');
  return review;
}

/** Newest first. */
function readReviews(db: Db, which: SQL | undefined) {
  return db
    .select({ review: reviews, productTitle: products.title, userName: users.name })
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
