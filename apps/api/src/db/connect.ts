import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StartError } from '@parinda/server-kit/start-error';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Db } from './db.ts';
import { Embedded } from './embedded.ts';
import { fullDisk, isFull } from './full-disk.ts';
import { migratePglite, migratePostgres } from './migrate.ts';
import { openPools } from './pools.ts';
import { type PublicRead, publicReader } from './replica.ts';
import * as schema from './schema.ts';

export type { Db };

export interface Connection {
  db: Db;
  readPublic: PublicRead;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl: string | undefined;
  /** Replica of `databaseUrl`. */
  replicaUrl?: string | undefined;
  dataDir: string;
}

/** Opens PGlite, or PostgreSQL if `databaseUrl` is set, and migrates it. */
export function connect({
  databaseUrl,
  replicaUrl,
  dataDir,
}: DatabaseOptions): Promise<Connection> {
  return databaseUrl ? connectPostgres(databaseUrl, replicaUrl) : connectPglite(dataDir);
}

async function connectPglite(dataDir: string): Promise<Connection> {
  const client = await openPglite(join(dataDir, 'db'));
  try {
    const db = drizzlePglite(client, { schema });
    await migratePglite(db);
    return { db, readPublic: publicReader(db, undefined), close: () => client.close() };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/** PGlite's default of 128 MB exceeds the data of a small shop. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

async function openPglite(folder: string): Promise<PGlite> {
  try {
    const client = new Embedded(folder, { startParams: startParams });
    await client.waitReady;
    return client;
  } catch (error) {
    if (isFull(error)) throw fullDisk(folder);
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'no reason given';
    throw new StartError(
      `The database in ${folder} cannot be opened (${reason}). Check the folder, or set DATA_DIR to another.`,
    );
  }
}

async function connectPostgres(databaseUrl: string, replicaUrl?: string): Promise<Connection> {
  try {
    await migratePostgres(databaseUrl);
    return await openPools(databaseUrl, replicaUrl);
  } catch (error) {
    throw error instanceof StartError ? error : asStartError(error as Error, databaseUrl);
  }
}

/** Returns the error of a database that cannot be used. */
export function asStartError(error: NodeJS.ErrnoException, databaseUrl: string): StartError {
  const { host, pathname } = new URL(databaseUrl);
  const reason = error.message || error.code || 'no answer';
  return new StartError(
    `The database ${host}${pathname} of DATABASE_URL cannot be used (${reason.split('\n')[0]}). Start it or correct DATABASE_URL.`,
  );
}
