import type { Config } from '../config/config.ts';
import {
  dumpFolder,
  dumpPostgres,
  loadFolder,
  loadPostgres,
  writeAtomically,
} from '../db/backup.ts';
import { lockFolder, readHolder } from '../db/lock.ts';
import { callServer } from './call-server.ts';

/** Writes all data to a file, also while the server runs. */
export async function backUp({ databaseUrl, dataDir }: Config, file: string): Promise<void> {
  if (databaseUrl) return dumpPostgres(databaseUrl, file);
  const server = readHolder(dataDir);
  const url = server?.url;
  const bytes = url
    ? await (await callServer({ ...server, url }, 'backup')).bytes()
    : await withFolderLock(dataDir, () => dumpFolder(dataDir));
  await writeAtomically(file, bytes);
}

/** Restores a backup into an empty database or data folder. */
export function restore({ databaseUrl, dataDir }: Config, file: string): Promise<void> {
  if (databaseUrl) return loadPostgres(databaseUrl, file);
  return withFolderLock(dataDir, () => loadFolder(dataDir, file));
}

/** Holds the lock of the data folder during `work`. */
export async function withFolderLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = lockFolder(dataDir);
  return work().finally(lock.release);
}
