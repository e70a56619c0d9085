import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@parinda/server-kit/start-error';
import { makeFolder } from './lock.ts';

const minCharacters = 32;

/** The secret kept in the data folder; made at the first start. Throws StartError when it is cut off. */
export function storedSecret(dataDir: string): string {
  makeFolder(dataDir);
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= minCharacters) return secret;
  throw new StartError(
    `${file} holds no secret of ${minCharacters} characters or more. Delete it and a new one is made; all sessions end.`,
  );
}
