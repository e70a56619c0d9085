import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './lock.ts';

/** The secret kept in the data folder; made at the first start. */
export function keptSecret(dataDir: string): string {
  makeFolder(dataDir);
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}
