import { StartError } from '@parinda/server-kit/start-error';
import { type Config, readConfig } from '../config/config.ts';
import { dumpFolder, dumpPostgres, loadFolder, loadPostgres, writeWhole } from '../db/backup.ts';
import { lockFolder, readHolder } from '../db/lock.ts';
import { givenPath } from './given-path.ts';
import { say } from './say.ts';

const patience = 120_000; // ms

/** Writes all data to a file, of a running shop too. */
export async function backUp({ databaseUrl, dataDir }: Config, file: string): Promise<void> {
  if (databaseUrl) return dumpPostgres(databaseUrl, file);
  const server = readHolder(dataDir);
  const bytes = server?.url
    ? await askServer(server.url, server.adminToken)
    : await inFolder(dataDir, () => dumpFolder(dataDir));
  await writeWhole(file, bytes);
}

/** Makes the data anew out of such a file, where there is none. */
export function restore({ databaseUrl, dataDir }: Config, file: string): Promise<void> {
  if (databaseUrl) return loadPostgres(databaseUrl, file);
  return inFolder(dataDir, () => loadFolder(dataDir, file));
}

async function inFolder<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = lockFolder(dataDir);
  return work().finally(lock.release);
}

async function askServer(url: string, token: string): Promise<Uint8Array> {
  const response = await fetch(`${url}/admin/backup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new StartError(`The shop at ${url} answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A command that takes a file, as package.json names it. */
export async function runWithFile(
  name: 'backup' | 'restore',
  work: (config: Config, file: string) => Promise<void>,
  said: (file: string) => string,
): Promise<void> {
  await say(async () => {
    const [, , argument] = process.argv;
    if (!argument) throw new StartError(`Name the file. Use: pnpm ${name} FILE`);
    const file = givenPath(argument);
    await work(readConfig(process.env), file);
    return said(file);
  });
}
