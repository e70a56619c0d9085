import { and, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orderItems, products, reviews, users, wishlistEntries } from '../../db/schema.ts';
import { inventedEmails } from '../../db/seed-data.ts';
import { withTx } from '../../db/with-tx.ts';
import type { CommandResult } from '../command-result.ts';
import { counted } from '../counted.ts';
import { chosenRows, type Removal } from '../rows/chosen-rows.ts';
import { markCatalogChanged } from './version.ts';

/**
 * Removes products by slug, all or none, also from wishlists. Hides those that customers have
 * ordered or reviewed, because orders, invoices and reviews refer to them. Throws Invalid and
 * NotFound.
 */
export function removeProducts({ db }: { db: Db }, removal: Removal): Promise<CommandResult> {
  return withTx(db, async (tx) => {
    await markCatalogChanged(tx);
    const chosen = await chosenRows(removal, 'product', (slugs) =>
      tx
        .select({ id: products.id, slug: products.slug })
        .from(products)
        .where(slugs && inArray(products.slug, slugs))
        .orderBy(products.position, products.id)
        // New orders and reviews of these products wait.
        .for('update'),
    );
    const used = await usedIds(tx, idsOf(chosen));
    const hidden = chosen.filter(({ id }) => used.has(id));
    const removed = chosen.filter(({ id }) => !used.has(id));
    await tx
      .update(products)
      .set({ isOnSale: false })
      .where(inArray(products.id, idsOf(hidden)));
    for (const table of [wishlistEntries, reviews]) {
      await tx.delete(table).where(inArray(table.productId, idsOf(removed)));
    }
    await tx.delete(products).where(inArray(products.id, idsOf(removed)));
    const kept = hidden.map(({ slug }) => slug);
    const lines = [
      `Removed ${counted(removed.length, 'product')}.`,
      ...(kept.length > 0
        ? [`Hidden instead, because customers have ordered or reviewed them: ${kept.join(', ')}`]
        : []),
    ];
    return {
      text: lines.join('\n'),
      data: { removed: removed.map(({ slug }) => slug), hidden: kept },
    };
  });
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** Returns the products that customers have ordered or reviewed; the seed's reviewers are none. */
async function usedIds(tx: Db, ids: number[]): Promise<Set<number>> {
  const ordered = await tx
    .selectDistinct({ id: orderItems.productId })
    .from(orderItems)
    .where(inArray(orderItems.productId, ids));
  const invented = tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, inventedEmails));
  const reviewed = await tx
    .selectDistinct({ id: reviews.productId })
    .from(reviews)
    .where(and(inArray(reviews.productId, ids), notInArray(reviews.userId, invented)));
  return new Set(idsOf([...ordered, ...reviewed]));
}
