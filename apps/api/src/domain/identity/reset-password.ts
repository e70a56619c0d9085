import { brand } from '@parinda/brand';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rateLimits, users } from '../../db/schema.ts';
import { Invalid } from '../errors.ts';
import type { Client } from '../limits/client.ts';
import { limitRate, uncount } from '../limits/rate-limit.ts';
import { queueCustomerMail } from '../mail/customer-mail.ts';
import { attemptWindow, maxClientAttempts } from './attempt-limits.ts';
import type { IdentityContext } from './identity-context.ts';
import { storeKnownClient } from './known-clients.ts';
import { loginKeys } from './log-in.ts';
import { mailOtp, notAsked, otpUse, spendOtp } from './otp.ts';
import { hashPassword, requireGoodPassword } from './password.ts';
import { nextSessionVersion } from './session-version.ts';

/** Seeded reviewers have no password and cannot log in. */
const hasLogin = (email: string) => and(eq(users.email, email), isNotNull(users.passwordHash));

/**
 * Mails a code for a new password. An unknown address gets a mail without one, so that the answer
 * and its time are the same. Throws RateLimited.
 */
export const sendResetCode = (context: IdentityContext, email: string, client: Client) =>
  mailOtp(context, { purpose: 'reset-password', email, client }, async (tx, code) => {
    const isKnown = (await tx.$count(users, hasLogin(email))) > 0;
    const text = isKnown
      ? `Your code for a new password is ${code}. ${otpUse}`
      : `Someone asked for a new password for this address, but there is no ${brand.name} account with it.`;
    return { subject: `A new password for ${brand.name}`, text: `${text}\n\n${notAsked}\n` };
  });

interface Reset {
  email: string;
  otp: string;
  password: string;
}

/**
 * Changes the password and ends all sessions. The code proves the owner, so failed logins of others
 * lock this client out no longer. Throws Invalid, RateLimited or Busy.
 */
export async function resetPassword(
  context: IdentityContext,
  { email, otp, password }: Reset,
  client: Client,
): Promise<void> {
  // Before the code is used up.
  requireGoodPassword(password, email);
  const clientKey = `reset-password:${client}`;
  await limitRate(context, clientKey, maxClientAttempts(context.limits), attemptWindow);
  const passwordHash = await hashPassword(password).catch(async (error) => {
    await uncount(context, clientKey); // the code was not checked
    throw error;
  });
  const request = { purpose: 'reset-password' as const, email, client };
  await spendOtp(context, request, otp, async (tx, now) => {
    const [user] = await tx
      .update(users)
      .set({
        passwordHash,
        resetRequiredAt: null,
        sessionVersion: nextSessionVersion,
      })
      .where(hasLogin(email))
      .returning({ id: users.id });
    if (!user) throw new Invalid('This OTP is not valid.');
    await storeKnownClient({ ...context, db: tx }, user.id, client);
    const { pairKey, emailKey } = loginKeys(email, client);
    await tx.delete(rateLimits).where(inArray(rateLimits.key, [pairKey, emailKey]));
    await queuePasswordMail(tx, now, user.id);
  });
  void context.mailer.flush();
}

/** Tells the customer about a changed password, as it may not have been them. */
export const queuePasswordMail = (tx: Db, now: Date, userId: number): Promise<void> =>
  queueCustomerMail(tx, now, userId, {
    onceName: `password-changed:${userId}:${now.toISOString()}`,
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      'The password of your account was changed, and all other sessions have ended.',
      `If you did not change it, choose another one with 'Forgot Password' and write to ${brand.email}.`,
    ],
  });
