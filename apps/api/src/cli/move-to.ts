import { join } from 'node:path';
import type { Environment } from '@parinda/server-kit/setting';
import { StartError } from '@parinda/server-kit/start-error';
import { readConfig } from '../config/config.ts';
import { moveToPostgres } from '../db/move.ts';
import { withFolderLock } from './backup.ts';

/** Copies the data folder to PostgreSQL. Returns the next steps. */
export async function moveTo(env: Environment, databaseUrl: string): Promise<string> {
  const { databaseUrl: used, dataDir } = readConfig(env);
  if (used) {
    throw new StartError(
      'DATABASE_URL is set, so the shop does not use the data folder. Remove DATABASE_URL to move the folder.',
    );
  }
  readConfig({ ...env, DATABASE_URL: databaseUrl }); // rejects a wrong address
  const { rows, tables } = await withFolderLock(dataDir, () =>
    moveToPostgres(dataDir, databaseUrl),
  );
  return [
    `Moved ${rows} rows of ${tables} tables.`,
    'Now set DATABASE_URL to the new address and start the shop.',
    `Keep ${dataDir}, which has the secret of the sessions. Delete ${join(dataDir, 'db')} when the shop works: it has the old data.`,
  ].join('\n');
}
