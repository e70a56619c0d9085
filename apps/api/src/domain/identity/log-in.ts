import { eq } from 'drizzle-orm';
import { rateLimits, users } from '../../db/schema.ts';
import { NotSignedIn } from '../errors.ts';
import type { Client } from '../limits/client.ts';
import { limitRate, uncount } from '../limits/rate-limit.ts';
import {
  attemptWindow,
  maxClientAttempts,
  maxEmailAttempts,
  maxPairAttempts,
} from './attempt-limits.ts';
import { normalEmail } from './email.ts';
import type { IdentityContext } from './identity-context.ts';
import { isKnownClient, storeKnownClient } from './known-clients.ts';
import { isPassword } from './password.ts';
import { makeToken } from './token.ts';

/**
 * A session token. An unknown address and a wrong password get the same answer after the same work.
 * Tries are counted before the password is checked, so that parallel guesses all count; a success
 * is taken off again. A blocked client's tries do not count against the addresses it names, and
 * strangers' tries do not keep out who comes from where the address's owner was before.
 */
export async function logIn(
  context: IdentityContext,
  enteredEmail: string,
  password: string,
  client: Client,
): Promise<string> {
  const { db, limits, keys, now, sessionHours } = context;
  const email = normalEmail(enteredEmail) ?? enteredEmail.trim().toLowerCase();
  const clientKey = `login-ip:${client}`;
  const pairKey = `login-pair:${client} ${email}`;
  const emailKey = `login-email:${email}`;
  const message = 'Too many tries. Please wait 15 minutes.';
  await limitRate(context, clientKey, maxClientAttempts(limits, client), attemptWindow, message);
  await limitRate(context, pairKey, maxPairAttempts(limits, client), attemptWindow, message);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const isKnown = await isKnownClient(context, user?.id ?? 0, client);
  if (!isKnown)
    await limitRate(context, emailKey, maxEmailAttempts(limits), attemptWindow, message);
  const isCorrect = await isPassword(password, user?.passwordHash).catch(async (error) => {
    // Nobody has looked at it: it was no try.
    for (const key of [clientKey, pairKey, ...(isKnown ? [] : [emailKey])]) {
      await uncount(context, key);
    }
    throw error;
  });
  if (!user || !isCorrect) throw new NotSignedIn('Invalid e-mail or password.');
  if (user.blockedAt) throw new NotSignedIn('This account is blocked. Please write to us.');
  await db.delete(rateLimits).where(eq(rateLimits.key, pairKey));
  await uncount(context, clientKey);
  if (!isKnown) await uncount(context, emailKey);
  await storeKnownClient(context, user.id, client);
  const session = { userId: user.id, version: user.sessionVersion };
  return makeToken(keys.jwt, session, now(), sessionHours);
}
