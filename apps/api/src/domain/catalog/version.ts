import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { facts } from '../../db/schema.ts';

const name = 'catalogue version';

/** Returns the version of the catalog's data; undefined before the first change. */
export async function catalogVersion(db: Db): Promise<string | undefined> {
  const [fact] = await db.select().from(facts).where(eq(facts.name, name));
  return fact?.value;
}

/**
 * Sets a new catalog version. Call it in each transaction that changes products or ratings, before
 * reading them: it makes all processes reload the catalog, and locks out parallel changes.
 */
export async function markCatalogChanged(tx: Db): Promise<void> {
  const value = randomUUID();
  await tx
    .insert(facts)
    .values({ name, value })
    .onConflictDoUpdate({ target: facts.name, set: { value } });
}
