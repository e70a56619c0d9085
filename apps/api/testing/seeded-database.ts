import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { type Connection, connect } from '../src/db/connect.ts';
import { migratePglite } from '../src/db/migrate.ts';
import * as schema from '../src/db/schema.ts';
import { seedIfEmpty } from '../src/db/seed.ts';
import { seedData } from '../src/db/seed-data.ts';
import { hashPassword } from '../src/domain/identity/password.ts';
import { issueInvoice } from '../src/domain/invoices/issue-invoice.ts';

const data = seedData(false);
const rules = { hashPassword, issueInvoice };

/** Seeds a copy of an empty database in this folder and returns its dump. */
export async function createSeededDatabase(empty: string, folder: string): Promise<Uint8Array> {
  cpSync(empty, folder, { recursive: true });
  const client = await PGlite.create(folder);
  const db = drizzle(client, { schema });
  await migratePglite(db);
  await seedIfEmpty(db, data, new Date(), rules);
  const copy = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await copy.arrayBuffer());
}

type Opened = Pick<Connection, 'db' | 'close'>;

/** Opens a seeded database: on TEST_DATABASE_URL a new one, which runs queries in parallel. */
export function openSeededDatabase(file: string): Promise<Opened> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnPostgres(server) : openCopy(file);
}

/** Restored copies that no test file uses. */
const idleCopies: PGlite[] = [];

/** The test files of a worker share a copy, because creating one takes longer than most files. */
async function openCopy(file: string): Promise<Opened> {
  const client = idleCopies.pop() ?? (await makeCopy(file));
  return {
    db: drizzle(client, { schema }),
    close: async () => {
      await restore(client);
      idleCopies.push(client);
    },
  };
}

async function makeCopy(file: string): Promise<PGlite> {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });
  await client.exec(`
    create schema seeded;
    ${(await tablesOf(client)).map((name) => `create table seeded.${name} as table public.${name};`).join('\n')}
    create table seeded.sequence_values as
      select sequencename as name, last_value from pg_sequences where schemaname = 'public';`);
  return client;
}

/** Restores the seed in all tables and sequences. */
async function restore(client: PGlite): Promise<void> {
  const names = await tablesOf(client);
  await client.exec('rollback');
  await client.exec('discard all');
  await client.exec(`
    begin;
    set local session_replication_role = replica;
    truncate ${names.map((name) => `public.${name}`).join()} restart identity cascade;
    ${names
      .map((name) => `insert into public.${name} overriding system value table seeded.${name};`)
      .join('\n')}
    select setval(name::regclass, last_value) from seeded.sequence_values where last_value is not null;
    commit;`);
}

async function tablesOf(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name);
}

async function openOnPostgres(server: string): Promise<Opened> {
  const name = `parinda_api_${randomUUID().replaceAll('-', '')}`;
  await ask(server, `create database ${name}`);
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const { db, close } = await connect({ databaseUrl, dataDir: '' });
  await seedIfEmpty(db, data, new Date(), rules);
  return {
    db,
    close: async () => {
      await close();
      await ask(server, `drop database ${name} with (force)`);
    },
  };
}

async function ask(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
