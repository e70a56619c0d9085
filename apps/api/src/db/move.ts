import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { safeError } from '@parinda/server-kit/safe-error';
import { StartError } from '@parinda/server-kit/start-error';
import pg from 'pg';
import { asStartError, connect } from './connect.ts';
import { createTables, lockSchema } from './migrate.ts';

export interface Moved {
  tables: number;
  rows: number;
}

type Query = <Row>(statement: string, values?: unknown[]) => Promise<Row[]>;

const batchRows = 1000;

/**
 * Copies all rows of the data folder into an empty PostgreSQL database, completely or not at all.
 * The caller holds the lock of the folder. Throws StartError.
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<Moved> {
  if (!existsSync(join(dataDir, 'db'))) {
    throw new StartError(`There is no database in ${dataDir}. Set DATA_DIR to the shop's folder.`);
  }
  const target = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 8000,
    keepAlive: true,
  });
  target.on('error', () => {}); // the query reports it
  try {
    await target.connect().catch((error) => {
      throw asStartError(error, databaseUrl);
    });
    await target.query('begin');
    await prepare(target);
    const moved = await readFolder(dataDir, (source) => copyAll(source, queryOf(target)));
    await target.query('commit');
    return moved;
  } catch (error) {
    // The server rolls back when the connection ends.
    if (error instanceof StartError) throw error;
    throw new StartError(`Nothing was moved: ${safeError(error).message}`);
  } finally {
    await target.end();
  }
}

/** Creates the tables. Throws StartError if the database is not empty. */
async function prepare(target: pg.Client): Promise<void> {
  const name = `${target.host}/${target.database}`;
  const fix = 'Create an empty database and use its address.';
  const state = await lockSchema(target);
  if (state === 'none') return createTables(target);
  if (state === 'other tables') throw new StartError(`${name} contains other tables. ${fix}`);
  for (const table of await tablesOf(queryOf(target))) {
    const { rowCount } = await target.query(`select from ${table} limit 1`);
    if (rowCount) throw new StartError(`${name} already contains data (${table}). ${fix}`);
  }
  if (state === 'current') return;
  throw new StartError(`${name} has the tables of another version of the shop. ${fix}`);
}

async function readFolder<T>(dataDir: string, work: (source: Query) => Promise<T>): Promise<T> {
  const { db, close } = await connect({ databaseUrl: undefined, dataDir });
  const { $client } = db as unknown as { $client: PGlite };
  try {
    return await $client.transaction((tx) => work(queryOf(tx)));
  } finally {
    await close();
  }
}

interface Client {
  query(statement: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

const queryOf =
  (client: Client): Query =>
  async <Row>(statement: string, values?: unknown[]) =>
    (await client.query(statement, values)).rows as Row[];

async function copyAll(source: Query, target: Query): Promise<Moved> {
  // Rows are copied and compared as text.
  for (const query of [source, target]) {
    await query("set local timezone = 'UTC'");
    await query("set local datestyle = 'ISO'");
  }
  const tables = await tablesOf(source);
  let rows = 0;
  for (const table of tables) {
    await copyTable(table, source, target);
    const [given, stored] = [await summaryOf(table, source), await summaryOf(table, target)];
    if (given.checksum !== stored.checksum || given.rows !== stored.rows) {
      throw new Error(`the copy of ${table} differs (${given.rows} rows, copied ${stored.rows}).`);
    }
    rows += given.rows;
  }
  await copySequences(source, target);
  return { tables: tables.length, rows };
}

/** Returns the names of all tables, each after the tables that it refers to. */
async function tablesOf(query: Query): Promise<string[]> {
  const tables = await query<{ name: string; parents: string[] }>(
    `select quote_ident(tablename) as name, array(
       select quote_ident(relname) from pg_constraint join pg_class on pg_class.oid = confrelid
       where contype = 'f' and conrelid = quote_ident(tablename)::regclass) as parents
     from pg_tables where schemaname = 'public' order by tablename`,
  );
  const ordered = new Set<string>();
  const add = (name: string) => {
    for (const parent of tables.find((table) => table.name === name)?.parents ?? []) {
      if (parent !== name && !ordered.has(parent)) add(parent);
    }
    ordered.add(name);
  };
  for (const { name } of tables) add(name);
  return [...ordered];
}

/** As text, because a JavaScript date has no microseconds. */
async function copyTable(table: string, source: Query, target: Query): Promise<void> {
  await source(`declare copied cursor for select copied_row::text as row from ${table} copied_row`);
  for (;;) {
    const rows = await source<{ row: string }>(`fetch ${batchRows} from copied`);
    if (!rows.length) break;
    await target(
      `insert into ${table} overriding system value select * from unnest($1::${table}[])`,
      [rows.map(({ row }) => row)],
    );
  }
  await source('close copied');
}

/** The sum of hashes does not depend on the order of the rows. */
async function summaryOf(table: string, query: Query): Promise<{ rows: number; checksum: string }> {
  const [summary] = await query<{ rows: number; checksum: string }>(
    `select count(*)::int as rows,
       coalesce(sum(('x' || left(md5(summed_row::text), 15))::bit(60)::bigint), 0)::text as checksum
     from ${table} summed_row`,
  );
  if (!summary) throw new Error(`${table} has no summary.`);
  return summary;
}

/** Ids of deleted rows are not used again. */
async function copySequences(source: Query, target: Query): Promise<void> {
  const sequences = await source<{ name: string; last: string }>(
    `select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of sequences) {
    await target('select setval($1::regclass, $2::bigint)', [name, last]);
  }
}
