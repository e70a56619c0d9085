import { eq, sql } from 'drizzle-orm';
import { rateLimits, users } from '../../db/schema.ts';
import { NotSignedIn } from '../errors.ts';
import { limitRate } from '../limits/rate-limit.ts';
import type { IdentityContext } from './identity-context.ts';
import { isPassword } from './password.ts';
import { makeToken } from './token.ts';
import { quarter, triesOfIp } from './tries.ts';

/**
 * A session token. An unknown address and a wrong password get the same answer after the same work.
 * Tries are counted before the password is checked, so that parallel guesses all count; a success
 * is taken off again. A blocked IP's tries do not count against the addresses it names.
 */
export async function logIn(
  context: IdentityContext,
  email: string,
  password: string,
  ip: string,
): Promise<string> {
  const { db, limits, keys, now, sessionHours } = context;
  const [ofIp, ofAddress] = [`login-ip:${ip}`, `login-email:${email}`];
  const message = 'Too many tries. Please wait 15 minutes.';
  await limitRate(context, ofIp, triesOfIp(limits), quarter, message);
  await limitRate(context, ofAddress, limits.loginFailures, quarter, message);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const isRight = await isPassword(password, user?.passwordHash);
  if (!user || !isRight) throw new NotSignedIn('Invalid e-mail or password.');
  await db.delete(rateLimits).where(eq(rateLimits.key, ofAddress));
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(eq(rateLimits.key, ofIp));
  return makeToken(keys.jwt, user.id, now(), sessionHours);
}
