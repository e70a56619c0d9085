import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Connection, migratePglite } from '../db/connect.ts';
import * as schema from '../db/schema.ts';
import { seedIfEmpty } from '../db/seed.ts';
import { shopData } from '../db/seed-data.ts';

/** A new database takes seconds to make: it is made once, and every test file gets a copy. */
export async function makeSeeded(): Promise<Uint8Array> {
  const client = await PGlite.create();
  const db = drizzle(client, { schema });
  await migratePglite(db);
  await seedIfEmpty(db, shopData({ isProduction: false }), new Date());
  const copy = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await copy.arrayBuffer());
}

export async function openSeeded(file: string): Promise<Connection> {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });
  return { db: drizzle(client, { schema }), close: () => client.close() };
}
