import { and, desc, eq } from 'drizzle-orm';
import { wishlistEntries } from '../../db/schema.ts';
import { notFound } from '../../domain/errors.ts';
import type { Handlers } from '../operation.ts';
import { toSummary } from '../wire/product.ts';

const entryOf = (userId: number, productId: number) =>
  and(eq(wishlistEntries.userId, userId), eq(wishlistEntries.productId, productId));

export const wishlistHandlers: Pick<
  Handlers,
  'listWishlist' | 'checkWishlist' | 'addToWishlist' | 'removeFromWishlist'
> = {
  async listWishlist({ userId }, { db, catalogue }) {
    const { records } = await catalogue.get();
    const rows = await db
      .select()
      .from(wishlistEntries)
      .where(eq(wishlistEntries.userId, userId))
      .orderBy(desc(wishlistEntries.createdAt), desc(wishlistEntries.id));
    // A product that is no longer sold cannot be shown as a card.
    return rows.flatMap(({ id, productId }) => {
      const record = records.get(productId);
      return record ? [{ id, product_details: toSummary(record) }] : [];
    });
  },

  async checkWishlist({ params, userId }, { db }) {
    const rows = await db
      .select({ id: wishlistEntries.id })
      .from(wishlistEntries)
      .where(entryOf(userId, params.productId));
    return { is_wishlisted: rows.length > 0 };
  },

  async addToWishlist({ body, userId }, { db, catalogue, now }) {
    const record = (await catalogue.get()).records.get(body.product);
    if (!record) throw notFound('Product not found');
    await db
      .insert(wishlistEntries)
      .values({ userId, productId: record.id, createdAt: now() })
      .onConflictDoNothing();
    const [entry] = await db
      .select({ id: wishlistEntries.id })
      .from(wishlistEntries)
      .where(entryOf(userId, record.id));
    if (!entry) throw notFound(); // taken off again at this moment
    return { id: entry.id, product_details: toSummary(record) };
  },

  async removeFromWishlist({ params, userId }, { db }) {
    await db.delete(wishlistEntries).where(entryOf(userId, params.productId));
    return undefined;
  },
};
