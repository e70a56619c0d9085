import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from '@parinda/server-kit/concurrency-limit';
import { Busy, Invalid } from '../errors.ts';
import { isCommon } from './common-passwords.ts';

const hash = promisify(argon2);
const memory = 19_456; // KiB; first choice of OWASP for argon2id
const passes = 2;
const parallelism = 1;
const tagLength = 32;

/**
 * A hash takes 19 MiB and a thread. The queue holds the number of hashes that a small machine
 * computes in its waiting time.
 */
const hashQueue = limitConcurrency({ max: 2, maxWaitMs: 5000, maxWaiting: 200 }, () => new Busy(5));
export const hashesWaiting = hashQueue.waiting;

/** '$argon2id$v=19$m=…,t=…,p=…$salt$hash' */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce, { memory, passes, parallelism });
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Takes the same time for an unknown customer (`stored` undefined) as for a wrong password. */
export async function isPassword(password: string, stored: string | null | undefined) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(
    stored ?? unknownUserHash,
  );
  if (!parts) return false;
  const [, m, t, p, nonce = '', tag = ''] = parts;
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  const derived = await derive(password, Buffer.from(nonce, 'base64'), cost);
  const expected = Buffer.from(tag, 'base64');
  const isSame = derived.length === expected.length && timingSafeEqual(derived, expected);
  return isSame && Boolean(stored);
}

function derive(password: string, nonce: Uint8Array, cost: typeof standard): Promise<Uint8Array> {
  // Keyboards compose letters differently.
  const message = password.normalize('NFKC');
  return hashQueue.run(() => hash('argon2id', { message, nonce, tagLength, ...cost }));
}

const standard = { memory, passes, parallelism };
const unknownUserHash = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Returns why a new password is rejected; undefined if it is accepted. */
export function passwordError(password: string, email: string): string | undefined {
  const lower = password.toLowerCase();
  if (isCommon(password)) return 'This password is too common. Choose another.';
  if (lower === email || lower === email.split('@')[0]) {
    return 'The password must differ from your e-mail address.';
  }
  return undefined;
}

/** Throws Invalid for a new password that is rejected. */
export function requireGoodPassword(password: string, email: string): void {
  const error = passwordError(password, email);
  if (error) throw Invalid.field('password', error);
}
