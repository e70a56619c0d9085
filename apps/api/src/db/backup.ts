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

/** All of an open PGlite, as a gzipped tar of its folder. */
export async function dumpDatabase(db: Db): Promise<Uint8Array> {
  const { $client } = db as unknown as { $client: PGlite };
  return bytesOf($client);
}

/** The same of one that no server has open. Nothing is migrated: it is to be what it was. */
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

/** Makes the database of a data folder out of a dump; throws StartError where there is one already. */
export async function loadFolder(dataDir: string, file: string): Promise<void> {
  const folder = folderOf(dataDir);
  if (existsSync(folder)) throw notEmptyError(folder);
  try {
    // PGlite's own unpacking reports a broken file beside its answer.
    const tar = await unzip(await readFile(file));
    const loadDataDir = new Blob([new Uint8Array(tar)], { type: 'application/x-tar' });
    const client = await PGlite.create(folder, { loadDataDir });
    await client.query('select count(*) from users').finally(() => client.close());
  } catch {
    rmSync(folder, { recursive: true, force: true });
    throw new StartError(`${file} is no backup of a data folder, or not all of one.`);
  }
}

/** Writes a file whole or not at all; only its owner may read it. */
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

/** A PostgreSQL, by its own `pg_dump`, in its custom format. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const part = `${file}.part`;
  try {
    // Empty before, and readable by its owner alone.
    await writeAtomically(part, new Uint8Array());
    await run('pg_dump', ['--format=custom', '--no-owner', `--file=${part}`], databaseUrl);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Into a PostgreSQL that holds no shop yet, whole or not at all. */
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
  new StartError(`${name} holds a database already. Restore into an empty place.`);

/** The password goes by the environment: everybody on the machine may read what a command is called with. */
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
