import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { products, reviews, users } from '../../db/schema.ts';
import { type CommandResult, listResult } from '../command-result.ts';

interface Options {
  /** Only pending reviews. */
  pending?: boolean | undefined;
  limit: number;
}

/** Lists reviews, newest first. */
export async function listReviews(
  { db }: { db: Db },
  { pending, limit }: Options,
): Promise<CommandResult> {
  const rows = await db
    .select({
      id: reviews.id,
      status: reviews.status,
      rating: reviews.rating,
      product: products.slug,
      author: users.name,
      email: users.email,
      text: reviews.text,
      created_at: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(pending ? eq(reviews.status, 'pending') : undefined)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
  const none = pending ? 'No pending reviews.' : 'There are no reviews.';
  return listResult(rows, none, ({ id, status, rating, product, author, email, text }) => [
    `${id} ${status} ${rating}/5 ${product} by ${author} <${email}>\n  ${text.trim().replaceAll('\n', '\n  ')}`,
  ]);
}
