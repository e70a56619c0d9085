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

/** Keys of the rate limits: of the client, of both together, and of the address. */
export const loginKeys = (email: string, client: Client) => ({
  clientKey: `login-ip:${client}`,
  pairKey: `login-pair:${client} ${email}`,
  emailKey: `login-email:${email}`,
});

/**
 * Returns the customer whose password this is; undefined for an unknown address or a wrong password,
 * in the same time. Attempts are counted before the check, so that parallel guesses count, and
 * uncounted after a success. Attempts of a blocked client do not count against the address, and
 * attempts of unknown clients do not block known ones. Throws RateLimited or Busy.
 */
export async function checkLogin(
  context: IdentityContext,
  email: string,
  password: string,
  client: Client,
): Promise<typeof users.$inferSelect | undefined> {
  const { db, limits } = context;
  const { clientKey, pairKey, emailKey } = loginKeys(email, client);
  const message = 'Too many tries. Please wait 15 minutes.';
  await limitRate(context, clientKey, maxClientAttempts(limits), attemptWindow, message);
  await limitRate(context, pairKey, maxPairAttempts(limits), attemptWindow, message);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const isKnown = await isKnownClient(context, user?.id ?? 0, client);
  if (!isKnown)
    await limitRate(context, emailKey, maxEmailAttempts(limits), attemptWindow, message);
  const isCorrect = await isPassword(password, user?.passwordHash).catch(async (error) => {
    // The password was not checked, so it was no attempt.
    for (const key of [clientKey, pairKey, ...(isKnown ? [] : [emailKey])]) {
      await uncount(context, key);
    }
    throw error;
  });
  if (!user || !isCorrect) return undefined;
  if (user.blockedAt) return user;
  await db.delete(rateLimits).where(eq(rateLimits.key, pairKey));
  await uncount(context, clientKey);
  if (!isKnown) await uncount(context, emailKey);
  return user;
}

/** Returns a session token. Throws NotSignedIn, RateLimited or Busy. */
export async function logIn(
  context: IdentityContext,
  enteredEmail: string,
  password: string,
  client: Client,
): Promise<string> {
  const { keys, now, sessionHours } = context;
  const email = normalEmail(enteredEmail) ?? enteredEmail.trim().toLowerCase();
  const user = await checkLogin(context, email, password, client);
  if (!user) throw new NotSignedIn('Invalid e-mail or password.');
  if (user.blockedAt) throw new NotSignedIn('This account is blocked. Please write to us.');
  if (user.resetRequiredAt) {
    throw new NotSignedIn("Please choose a new password with 'Forgot Password' before you log in.");
  }
  await storeKnownClient(context, user.id, client);
  const session = { userId: user.id, version: user.sessionVersion };
  return makeToken(keys.jwt, session, now(), sessionHours);
}
