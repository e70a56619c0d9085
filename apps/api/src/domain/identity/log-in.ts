import { eq, sql } from 'drizzle-orm';
import { rateLimits, users } from '../../db/schema.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../limits/rate-limit.ts';
import type { Shop } from '../shop.ts';
import { isPassword } from './password.ts';
import { makeToken } from './token.ts';

const quarter = 15 * 60;

/**
 * A session token. An unknown address and a wrong password get the same answer after the same work.
 * Tries are counted before the password is checked, so that parallel guesses all count; a success
 * is taken off again. A blocked IP's tries do not count against the addresses it names.
 */
export async function logIn(
  shop: Shop,
  email: string,
  password: string,
  ip: string,
): Promise<string> {
  const most = shop.config.limits.loginFailures;
  const [ofIp, ofAddress] = [`login-ip:${ip}`, `login-email:${email}`];
  const message = 'Too many tries. Please wait 15 minutes.';
  await limitRate(shop, ofIp, most * 5, quarter, message);
  await limitRate(shop, ofAddress, most, quarter, message);
  const [user] = await shop.db.select().from(users).where(eq(users.email, email));
  const isRight = await isPassword(password, user?.passwordHash);
  if (!user || !isRight) throw new ShopError(401, 'Invalid e-mail or password.');
  await shop.db.delete(rateLimits).where(eq(rateLimits.key, ofAddress));
  await shop.db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(eq(rateLimits.key, ofIp));
  return makeToken(shop.keys.jwt, user.id, shop.now(), shop.config.sessionHours);
}
