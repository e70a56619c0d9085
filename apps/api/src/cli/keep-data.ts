import type { Config } from '../config/config.ts';
import { dumpFolder, dumpPostgres, loadFolder, loadPostgres, writeWhole } from '../db/backup.ts';
import { lockFolder, readHolder } from '../db/lock.ts';
import { askRunning } from './ask-running.ts';

/** Writes all data to a file, of a running shop too. */
export async function backUp({ databaseUrl, dataDir }: Config, file: string): Promise<void> {
  if (databaseUrl) return dumpPostgres(databaseUrl, file);
  const server = readHolder(dataDir);
  const url = server?.url;
  const bytes = url
    ? await (await askRunning({ ...server, url }, 'backup')).bytes()
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
