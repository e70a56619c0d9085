import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { wishlistEntries } from '../../db/schema.ts';
import { sqlState } from '../../db/with-tx.ts';
import type { Cached } from '../cached.ts';
import type { Catalog, Product } from '../catalog/catalog.ts';
import type { Context } from '../context.ts';
import { NotFound } from '../errors.ts';

const foreignKeyViolation = '23503';

interface WishlistContext extends Context {
  catalog: Cached<Catalog>;
}

export interface WishlistEntry {
  id: number;
  product: Product;
}

/** Reads the wishlist, newest first, without products that are not on sale. */
export async function readWishlist(
  { db, catalog }: WishlistContext,
  userId: number,
): Promise<WishlistEntry[]> {
  const { byId } = await catalog.get();
  const rows = await db
    .select()
    .from(wishlistEntries)
    .where(eq(wishlistEntries.userId, userId))
    .orderBy(desc(wishlistEntries.createdAt), desc(wishlistEntries.id));
  return rows.flatMap(({ id, productId }) => {
    const product = byId.get(productId);
    return product ? [{ id, product }] : [];
  });
}

export async function isOnWishlist(db: Db, userId: number, productId: number): Promise<boolean> {
  return (await entryOf(db, userId, productId)) !== undefined;
}

export async function addToWishlist(
  { db, now, catalog }: WishlistContext,
  userId: number,
  productId: number,
): Promise<WishlistEntry> {
  const product = (await catalog.get()).byId.get(productId);
  if (!product) throw new NotFound('Product not found');
  await db
    .insert(wishlistEntries)
    .values({ userId, productId, createdAt: now() })
    .onConflictDoNothing()
    .catch((error) => {
      // Removed, but still in the cached catalog.
      throw sqlState(error) === foreignKeyViolation ? new NotFound('Product not found') : error;
    });
  const entry = await entryOf(db, userId, productId);
  if (!entry) throw new NotFound(); // removed in the meantime
  return { id: entry.id, product };
}

export async function removeFromWishlist(db: Db, userId: number, productId: number): Promise<void> {
  await db.delete(wishlistEntries).where(isEntry(userId, productId));
}

const isEntry = (userId: number, productId: number) =>
  and(eq(wishlistEntries.userId, userId), eq(wishlistEntries.productId, productId));

async function entryOf(db: Db, userId: number, productId: number) {
  const [entry] = await db
    .select({ id: wishlistEntries.id })
    .from(wishlistEntries)
    .where(isEntry(userId, productId));
  return entry;
}
