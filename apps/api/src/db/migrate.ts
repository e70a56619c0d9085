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
    await lockClient.query('begin');
    await takeMigrationLock(lockClient);
    const db = drizzlePg(migrationClient);
    await rejectNewerSchema(db, migrationsFolder);
    await migratePg(db, { migrationsFolder });
    await lockClient.query('commit');
  } finally {
    await Promise.all([lockClient.end(), migrationClient.end()]);
  }
}

async function takeMigrationLock(client: pg.Client): Promise<void> {
  // Migrations may take long.
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [advisoryKey]);
}

/** State of the tables of a PostgreSQL database. */
export type SchemaState = 'none' | 'current' | 'other version' | 'other tables';

/** Waits for processes that migrate, then returns the state. Needs an open transaction. */
export async function lockSchema(client: pg.Client): Promise<SchemaState> {
  await takeMigrationLock(client);
  const tables = await client.query("select from pg_tables where schemaname = 'public' limit 1");
  const known = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (!known.rows[0]?.name) return tables.rowCount ? 'other tables' : 'none';
  const run = await client.query(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  const hashes = readMigrationFiles({ migrationsFolder: defaultFolder }).map(({ hash }) => hash);
  return run.rows.map(({ hash }) => hash).join() === hashes.join() ? 'current' : 'other version';
}

/** Creates all tables within the open transaction; drizzle's own function commits. */
export async function createTables(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({
    migrationsFolder: defaultFolder,
  })) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
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
