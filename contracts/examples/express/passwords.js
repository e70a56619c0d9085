import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt);

export async function hashOf(password, salt = randomBytes(16).toString('hex')) {
  return `${salt}:${(await derive(password.normalize('NFKC'), salt, 64)).toString('hex')}`;
}

const nobodys = await hashOf(randomBytes(16).toString('hex'));

/** Takes as long where there is no such account, so that the time does not tell. */
export async function isPassword(password, hash) {
  const known = hash ?? nobodys;
  const given = await hashOf(password, known.split(':')[0]);
  return timingSafeEqual(Buffer.from(given), Buffer.from(known)) && hash !== undefined;
}
