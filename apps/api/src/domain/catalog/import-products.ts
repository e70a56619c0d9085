import { eq, max } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { categories, products } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { CommandResult } from '../command-result.ts';
import { checkRows, type Import } from '../rows/checked-rows.ts';
import { mergeRows } from '../rows/merge-rows.ts';
import { tableOf } from '../rows/table.ts';
import { columnsOf, productRowSchema, rowErrors, rowOf } from './product-rows.ts';
import { markCatalogChanged } from './version.ts';

/** Returns all products, on sale or not, as a table that can be imported. */
export async function exportProducts({ db }: { db: Db }): Promise<CommandResult> {
  const rows = await db
    .select({ product: products, categoryName: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .orderBy(products.position, products.id);
  return tableOf(rows.map(({ product, categoryName }) => rowOf({ ...product, categoryName })));
}

/**
 * Adds and changes products by slug, all rows or none. Throws Invalid with one line for each error
 * in a row.
 */
export function importProducts(
  { db }: { db: Db },
  { rows, dryRun }: Import,
): Promise<CommandResult> {
  return withTx(db, async (tx) => {
    if (!dryRun) await markCatalogChanged(tx);
    const kept = await tx.select().from(categories);
    const idOf = new Map(kept.map(({ id, name }) => [name, id]));
    const missing = new Set<string>();
    const checked = checkRows(rows, productRowSchema, (row) => rowErrors(row, idOf, missing));
    const [last] = await tx.select({ position: max(products.position) }).from(products);
    let position = last?.position ?? -1;
    const table = {
      add: (columns: ReturnType<typeof columnsOf>) => {
        position++;
        return tx.insert(products).values({ ...columns, position });
      },
      change: (id: number, columns: ReturnType<typeof columnsOf>) =>
        tx.update(products).set(columns).where(eq(products.id, id)),
    };
    const columns = checked.map((row) => columnsOf(row, idOf));
    return mergeRows(columns, await tx.select().from(products), table, dryRun);
  });
}
