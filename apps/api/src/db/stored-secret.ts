import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@parinda/server-kit/start-error';
import { makeFolder } from './lock.ts';

const minCharacters = 32;

/**
 * Returns the secret in the data folder and creates it at the first start. Throws StartError if it
 * is too short.
 */
export function storedSecret(dataDir: string): string {
  makeFolder(dataDir);
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= minCharacters) return secret;
  throw new StartError(
    `The secret in ${file} is shorter than ${minCharacters} characters. Delete the file to create a new one; this ends all sessions.`,
  );
}
