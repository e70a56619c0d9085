import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { StartError } from '@parinda/server-kit/start-error';
import pg from 'pg';
import type { Db } from './connect.ts';

const unzip = promisify(gunzip);
const folderOf = (dataDir: string) => join(dataDir, 'db');

/** Returns an open PGlite database as a gzipped tar of its folder. */
export async function dumpDatabase(db: Db): Promise<Uint8Array> {
  const { $client } = db as unknown as { $client: PGlite };
  return bytesOf($client);
}

/** Returns the database of a data folder that no server uses, without migrating it. */
export async function dumpFolder(dataDir: string): Promise<Uint8Array> {
  if (!existsSync(folderOf(dataDir))) {
    throw new StartError(`There is no database in ${dataDir}. Set DATA_DIR to the shop's folder.`);
  }
  const client = await PGlite.create(folderOf(dataDir));
  try {
    return await bytesOf(client);
  } finally {
    await client.close();
  }
}

const bytesOf = async (client: PGlite) =>
  new Uint8Array(await (await client.dumpDataDir('gzip')).arrayBuffer());

/** Restores a dump into a data folder. Throws StartError if the folder has a database. */
export async function loadFolder(dataDir: string, file: string): Promise<void> {
  const folder = folderOf(dataDir);
  if (existsSync(folder)) throw notEmptyError(folder);
  try {
    // PGlite reports a broken archive outside its promise.
    const tar = await unzip(await readFile(file));
    const loadDataDir = new Blob([new Uint8Array(tar)], { type: 'application/x-tar' });
    const client = await PGlite.create(folder, { loadDataDir });
    await client.query('select count(*) from users').finally(() => client.close());
  } catch {
    rmSync(folder, { recursive: true, force: true });
    throw new StartError(`${file} is not a complete backup of a data folder.`);
  }
}

/** Writes a file completely or not at all, readable only by its owner. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, bytes, { mode: 0o600, flush: true });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw new StartError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** Runs `pg_dump` in the custom format. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const part = `${file}.part`;
  try {
    // Creates the file with owner-only permissions first.
    await writeAtomically(part, new Uint8Array());
    await run('pg_dump', ['--format=custom', '--no-owner', `--file=${part}`], databaseUrl);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Restores into an empty PostgreSQL database, completely or not at all. */
export async function loadPostgres(databaseUrl: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 8000 });
  try {
    await client.connect();
    const { rows } = await client.query("select to_regclass('users') as name");
    if (rows[0]?.name) throw notEmptyError(`${client.host}/${client.database}`);
    const options = ['--no-owner', '--exit-on-error', '--single-transaction'];
    await run('pg_restore', [...options, `--dbname=${client.database}`, file], databaseUrl);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_URL cannot be used (${(error as Error).message}).`);
  } finally {
    await client.end();
  }
}

const notEmptyError = (name: string) =>
  new StartError(
    `${name} already contains a database. Restore into an empty database or data folder.`,
  );

/** Passes the password in the environment: other users can read command lines. */
function run(command: string, args: string[], databaseUrl: string): Promise<void> {
  const { host, port, user, password, database } = new pg.Client(databaseUrl);
  const env = {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    ...(password && { PGPASSWORD: password }),
  };
  return new Promise((done, fail) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.once('error', () =>
      fail(new StartError(`${command} is missing. Install the client programs of PostgreSQL.`)),
    );
    child.once('close', (code) => {
      const [line = ''] = stderr.split('\n');
      if (code === 0) done();
      else fail(new StartError(line || `${command} ended with code ${code}.`));
    });
  });
}
