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
/** Any number, the same for all processes of the shop. */
const advisoryKey = 7_274_632;

/**
 * Brings the tables of a PostgreSQL up to date; throws StartError where a newer version has changed them.
 * Of several processes one does it, and the others wait: the lock is a transaction's, for a session's
 * means nothing behind a pooler. The migrations run on a second connection, as their transaction is their own.
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
  for (const client of [lockClient, migrationClient]) client.on('error', () => {}); // the query tells
  try {
    await lockClient.connect();
    await migrationClient.connect();
    // However long another's take, or ours.
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

/** The same for a database in a folder, which is this process's alone. */
export async function migratePglite(db: PgliteDatabase<typeof schema>): Promise<void> {
  await rejectNewerSchema(db, defaultFolder);
  await runPgliteMigrations(db, { migrationsFolder: defaultFolder });
}

/** Code writes into the tables that it knows: in newer ones it would do harm. */
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
