import { count, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { categories, products } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import { type CommandResult, listResult } from '../command-result.ts';
import { counted } from '../counted.ts';
import { Conflict, Invalid, NotFound } from '../errors.ts';
import type { Category } from './catalog.ts';
import { checkedName, listOf, noCategory, sameName } from './category-names.ts';
import { markCatalogChanged } from './version.ts';

/** Lists the categories with id and number of products, in the order of the menu. */
export async function listCategories({ db }: { db: Db }): Promise<CommandResult> {
  const rows = await db
    .select({ id: categories.id, name: categories.name, products: count(products.id) })
    .from(categories)
    .leftJoin(products, eq(products.categoryId, categories.id))
    .groupBy(categories.id, categories.name)
    .orderBy(categories.id);
  return listResult(rows, 'No categories yet.', (row) => [
    row.id,
    row.name,
    counted(row.products, 'product'),
  ]);
}

/** Adds categories at the end of the menu, all or none. Throws Invalid and Conflict. */
export function addCategories(
  { db }: { db: Db },
  { names }: { names: string[] },
): Promise<CommandResult> {
  return changing(db, async (tx, present) => {
    const lastId = present.at(-1)?.id ?? 0;
    const added: Category[] = [];
    for (const name of names.map(checkedName)) {
      rejectTaken(name, [...present, ...added]);
      added.push({ id: lastId + added.length + 1, name });
    }
    if (added.length === 0) throw new Invalid('Missing name of the category.');
    await tx.insert(categories).values(added);
    return { text: `Added ${listOf(added.map(({ name }) => name))}.`, data: added };
  });
}

/** Renames a category with its products. Throws Invalid, NotFound and Conflict. */
export function renameCategory(
  { db }: { db: Db },
  { from, to }: { from: string; to: string },
): Promise<CommandResult> {
  return changing(db, async (tx, present) => {
    const { id, name: old } = find(from, present);
    const name = checkedName(to);
    rejectTaken(
      name,
      present.filter((one) => one.id !== id),
    );
    await tx.update(categories).set({ name }).where(eq(categories.id, id));
    return { text: `Renamed ${old} to ${name}.`, data: { id, name } };
  });
}

/** Removes a category without products. Throws NotFound and Conflict. */
export function removeCategory(
  { db }: { db: Db },
  { name: given }: { name: string },
): Promise<CommandResult> {
  return changing(db, async (tx, present) => {
    const { id, name } = find(given, present);
    const number = await tx.$count(products, eq(products.categoryId, id));
    if (number > 0) {
      throw new Conflict(
        `${name} has ${counted(number, 'product')}, also counting hidden ones. Give them another category with \`shop products import\`, or remove them with \`shop products remove\`.`,
      );
    }
    await tx.delete(categories).where(eq(categories.id, id));
    return { text: `Removed ${name}.`, data: { id, name } };
  });
}

/** Runs `work` with the present categories by id, while no other process changes the catalog. */
const changing = (
  db: Db,
  work: (tx: Db, present: Category[]) => Promise<CommandResult>,
): Promise<CommandResult> =>
  withTx(db, async (tx) => {
    await markCatalogChanged(tx);
    return work(tx, await tx.select().from(categories).orderBy(categories.id));
  });

function find(name: string, present: Category[]): Category {
  const found = present.find((one) => sameName(one.name, name));
  if (found) return found;
  throw new NotFound(
    noCategory(
      name,
      present.map((one) => one.name),
    ),
  );
}

function rejectTaken(name: string, others: Category[]): void {
  const taken = others.find((one) => sameName(one.name, name));
  if (taken) throw new Conflict(`There is already a category ${taken.name}.`);
}
