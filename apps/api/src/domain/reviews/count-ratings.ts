import { and, count, eq, inArray, sum } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { products, reviews } from '../../db/schema.ts';
import { markCatalogChanged } from '../catalog/version.ts';

/** Updates the ratings of products in the transaction that changed their reviews. */
export async function countRatings(tx: Db, productIds: number[]): Promise<void> {
  // Locks first: parallel transactions would miss each other's ratings.
  await markCatalogChanged(tx);
  const rows = await tx
    .select({ id: reviews.productId, ratingCount: count(), ratingSum: sum(reviews.rating) })
    .from(reviews)
    .where(and(inArray(reviews.productId, productIds), eq(reviews.status, 'published')))
    .groupBy(reviews.productId);
  const counted = new Map(rows.map(({ id, ...ratings }) => [id, ratings]));
  for (const id of productIds) {
    const { ratingCount, ratingSum } = counted.get(id) ?? { ratingCount: 0, ratingSum: 0 };
    await tx
      .update(products)
      .set({ ratingCount, ratingSum: Number(ratingSum) })
      .where(eq(products.id, id));
  }
}
