import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { facts } from '../../db/schema.ts';

const name = 'catalogue version';

/** What stands for the catalogue's present state; undefined before its first change. */
export async function catalogVersion(db: Db): Promise<string | undefined> {
  const [fact] = await db.select().from(facts).where(eq(facts.name, name));
  return fact?.value;
}

/**
 * Whatever changes products or their ratings calls this in its transaction, before it reads what it
 * changes: all processes load the catalogue anew then, and those who change it go one by one.
 */
export async function markCatalogChanged(tx: Db): Promise<void> {
  const value = randomUUID();
  await tx
    .insert(facts)
    .values({ name, value })
    .onConflictDoUpdate({ target: facts.name, set: { value } });
}
