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

const data = seedData(false);

/** A new PGlite takes seconds to make: it is made once, with nothing in it, for others to be copied from. */
export async function makeNew(folder: string): Promise<void> {
  const client = await PGlite.create(folder);
  await client.close();
}

/** Makes one in the other folder from a new one; gives what every test file gets a copy of. */
export async function makeSeeded(newOne: string, folder: string): Promise<Uint8Array> {
  cpSync(newOne, folder, { recursive: true });
  const client = await PGlite.create(folder);
  const db = drizzle(client, { schema });
  await migratePglite(db);
  await seedIfEmpty(db, data, new Date(), hashPassword);
  const copy = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await copy.arrayBuffer());
}

type Opened = Pick<Connection, 'db' | 'close'>;

/** TEST_DATABASE_URL: a database of its own on that PostgreSQL, where calls truly run side by side. */
export function openSeeded(file: string): Promise<Opened> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnPostgres(server) : openCopy(file);
}

async function openCopy(file: string): Promise<Opened> {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });
  return { db: drizzle(client, { schema }), close: () => client.close() };
}

async function openOnPostgres(server: string): Promise<Opened> {
  const name = `parinda_api_${randomUUID().replaceAll('-', '')}`;
  await ask(server, `create database ${name}`);
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const { db, close } = await connect({ databaseUrl, dataDir: '' });
  await seedIfEmpty(db, data, new Date(), hashPassword);
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
