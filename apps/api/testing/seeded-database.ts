import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

/** A new PGlite takes seconds to make: it is made once, and every test file gets a copy. */
export async function makeSeeded(): Promise<Uint8Array> {
  const client = await PGlite.create();
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
