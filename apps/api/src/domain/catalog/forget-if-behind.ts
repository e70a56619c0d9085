import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { products } from '../../db/schema.ts';
import type { Cached } from '../cached.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Has the catalogue loaded anew where it is behind the database on what is bought: a price has
 * changed, or it is sold no longer, or again.
 */
export async function forgetIfBehind(
  { db, catalogue }: { db: Db; catalogue: Cached<Catalogue> },
  ids: number[],
): Promise<void> {
  const { byId } = await catalogue.get();
  const rows = await db
    .select({ id: products.id, price: products.price })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.isOnSale, true)));
  const prices = new Map(rows.map(({ id, price }) => [id, price]));
  if (ids.some((id) => byId.get(id)?.price !== prices.get(id))) catalogue.forget();
}
