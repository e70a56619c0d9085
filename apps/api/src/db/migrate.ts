import { join } from 'node:path';
import { StartError } from '@parinda/server-kit/start-error';
import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as runPgliteMigrations } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type * as schema from './schema.ts';

const defaultFolder = join(import.meta.dirname, 'migrations');
/** Key of the advisory lock; the same in every process. */
const advisoryKey = 7_274_632;

/**
 * Migrates a PostgreSQL database. Throws StartError if a newer version has migrated it. Several
 * processes wait for each other: a transaction holds the lock, because session locks fail behind a
 * pooler. The migrations have their own transaction and so their own connection.
 */
export async function migratePostgres(
  connectionString: string,
  migrationsFolder = defaultFolder,
): Promise<void> {
  const clientOptions = { connectionString, connectionTimeoutMillis: 8000 };
  const [lockClient, migrationClient] = [
    new pg.Client(clientOptions),
    new pg.Client(clientOptions),
  ];
  for (const client of [lockClient, migrationClient]) client.on('error', () => {}); // the query reports it
  try {
    await lockClient.connect();
    await migrationClient.connect();
    // Migrations may take long.
    await lockClient.query('begin');
    await lockClient.query('set local statement_timeout = 0');
    await lockClient.query('set local idle_in_transaction_session_timeout = 0');
    await lockClient.query('select pg_advisory_xact_lock($1)', [advisoryKey]);
    const db = drizzlePg(migrationClient);
    await rejectNewerSchema(db, migrationsFolder);
    await migratePg(db, { migrationsFolder });
    await lockClient.query('commit');
  } finally {
    await Promise.all([lockClient.end(), migrationClient.end()]);
  }
}

/** Migrates a database in a folder. */
export async function migratePglite(db: PgliteDatabase<typeof schema>): Promise<void> {
  await rejectNewerSchema(db, defaultFolder);
  await runPgliteMigrations(db, { migrationsFolder: defaultFolder });
}

/** Old code would write wrong data into newer tables. */
async function rejectNewerSchema(
  db: { execute(query: SQL): PromiseLike<unknown> },
  migrationsFolder: string,
): Promise<void> {
  const rowsOf = async (query: SQL) =>
    ((await db.execute(query)) as { rows: Record<string, unknown>[] }).rows;
  const [table] = await rowsOf(sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!table?.name) return;
  const [newest] = await rowsOf(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (Number(newest?.at ?? 0) <= known) return;
  throw new StartError(
    'The database was changed by a newer version of the shop. Start that version, or restore a backup from before it.',
  );
}
