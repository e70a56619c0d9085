import { eq } from 'drizzle-orm';
import { rateLimits, users } from '../../db/schema.ts';
import { NotSignedIn } from '../errors.ts';
import type { Client } from '../limits/client.ts';
import { limitRate, takeOff } from '../limits/rate-limit.ts';
import { normalEmail } from './email.ts';
import type { IdentityContext } from './identity-context.ts';
import { isKnownClient, keepKnownClient } from './known-clients.ts';
import { isPassword } from './password.ts';
import { makeToken } from './token.ts';
import { quarter, triesOfClient, triesOfPair, triesOfStrangers } from './tries.ts';

/**
 * A session token. An unknown address and a wrong password get the same answer after the same work.
 * Tries are counted before the password is checked, so that parallel guesses all count; a success
 * is taken off again. A blocked client's tries do not count against the addresses it names, and
 * strangers' tries do not keep out who comes from where the address's owner was before.
 */
export async function logIn(
  context: IdentityContext,
  typed: string,
  password: string,
  client: Client,
): Promise<string> {
  const { db, limits, keys, now, sessionHours } = context;
  const email = normalEmail(typed) ?? typed.trim().toLowerCase();
  const ofClient = `login-ip:${client}`;
  const ofPair = `login-pair:${client} ${email}`;
  const ofStrangers = `login-email:${email}`;
  const message = 'Too many tries. Please wait 15 minutes.';
  await limitRate(context, ofClient, triesOfClient(limits, client), quarter, message);
  await limitRate(context, ofPair, triesOfPair(limits, client), quarter, message);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const isKnown = await isKnownClient(context, user?.id ?? 0, client);
  if (!isKnown) await limitRate(context, ofStrangers, triesOfStrangers(limits), quarter, message);
  const isRight = await isPassword(password, user?.passwordHash).catch(async (error) => {
    // Nobody has looked at it: it was no try.
    for (const key of [ofClient, ofPair, ...(isKnown ? [] : [ofStrangers])]) {
      await takeOff(context, key);
    }
    throw error;
  });
  if (!user || !isRight) throw new NotSignedIn('Invalid e-mail or password.');
  if (user.blockedAt) throw new NotSignedIn('This account is blocked. Please write to us.');
  await db.delete(rateLimits).where(eq(rateLimits.key, ofPair));
  await takeOff(context, ofClient);
  if (!isKnown) await takeOff(context, ofStrangers);
  await keepKnownClient(context, user.id, client);
  const session = { userId: user.id, version: user.sessionVersion };
  return makeToken(keys.jwt, session, now(), sessionHours);
}
