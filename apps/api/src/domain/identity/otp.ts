import { randomInt } from 'node:crypto';
import { brand } from '@parinda/brand';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { otps } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { Context } from '../context.ts';
import { keyedHash } from '../crypto/keyed-hash.ts';
import { sameText } from '../crypto/same-text.ts';
import { Invalid, RateLimited } from '../errors.ts';
import type { Client } from '../limits/client.ts';
import { isWithinRate, limitRate } from '../limits/rate-limit.ts';
import { type Mail, queueMail } from '../mail/mailer.ts';
import { attemptWindow, maxClientAttempts } from './attempt-limits.ts';
import { type Prover, storeProof } from './email-proof.ts';
import type { IdentityContext } from './identity-context.ts';
import { otpError, otpGuesses, otpMinutes, secondsToResend } from './otp-rules.ts';

/** Part of the hash, so that an OTP is good for one purpose. */
type Purpose = 'register' | 'reset-password';
const hour = 3600;

const newestOtp = (db: Db, purpose: Purpose, email: string) =>
  db
    .select()
    .from(otps)
    .where(and(eq(otps.email, email), eq(otps.purpose, purpose)))
    .orderBy(desc(otps.createdAt), desc(otps.id))
    .limit(1);

/** Mails an OTP for a registration, to known and unknown addresses alike. */
export const sendOtp = (context: IdentityContext, email: string, client: Client): Promise<void> =>
  mailOtp(context, { purpose: 'register', email, client }, async (_tx, code) => ({
    subject: `Your ${brand.name} one-time password`,
    text: `Your one-time password is ${code}. ${otpUse}\n\n${notAsked}\n`,
  }));

/** Sentences of a mail with an OTP. */
export const otpUse = `It is valid for ${otpMinutes} minutes and for one use.`;
export const notAsked =
  'If you did not ask for it, someone typed your address by mistake. You don’t need to do anything.';

interface OtpRequest {
  purpose: Purpose;
  email: string;
  client: Client;
}

/** Mails an OTP. The limits count all purposes together. Throws RateLimited. */
export async function mailOtp(
  context: IdentityContext,
  { purpose, email, client }: OtpRequest,
  write: (tx: Db, code: string) => Promise<Pick<Mail, 'subject' | 'text'>>,
): Promise<void> {
  const { db, keys, mailer, limits } = context;
  const now = context.now();
  const { otpResendSeconds, otpsPerHour } = limits;
  const message = 'Too many OTP requests. Please try again in an hour.';
  if (!(await mailer.hasRoomForCode())) {
    const busy = 'We are sending many codes at the moment. Please try again in a minute.';
    throw new RateLimited(60, busy);
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await withTx(db, async (tx) => {
    const txContext = { db: tx, now: context.now };
    // Counting locks the address's row, so that parallel requests check the last OTP one by one.
    // The client is counted first, so that a blocked one uses up no OTPs of the address.
    await limitRate(txContext, `otp-ip:${client}`, otpsPerHour, hour, message);
    await limitRate(txContext, `otp-email:${email}`, otpsPerHour, hour, message);
    const [last] = await newestOtp(tx, purpose, email);
    const seconds = secondsToResend(last?.createdAt, now, otpResendSeconds);
    if (seconds > 0) {
      const wait = `Please wait ${seconds} seconds before asking for another OTP.`;
      throw new RateLimited(seconds, wait);
    }
    const codeHash = hashOf(keys.otp, purpose, email, code);
    await tx.insert(otps).values({ email, purpose, codeHash, createdAt: now });
    await queueMail(tx, now, {
      expiresAt: new Date(now.getTime() + otpMinutes * 60_000),
      to: email,
      ...(await write(tx, code)),
    });
  });
  void mailer.flush();
}

/** Uses up the OTP and stores the proof of the address. Throws Invalid or RateLimited. */
export const verifyOtp = (
  context: IdentityContext,
  email: string,
  code: string,
  prover: Prover,
): Promise<void> =>
  spendOtp(context, { purpose: 'register', email, client: prover.client }, code, (tx, now) =>
    storeProof(tx, { keys: context.keys, now }, email, prover),
  );

/**
 * Uses up the OTP, in one transaction with the work that it allows. Throws Invalid or RateLimited.
 */
export async function spendOtp(
  context: IdentityContext,
  { purpose, email, client }: OtpRequest,
  code: string,
  work: (tx: Db, now: Date) => Promise<void>,
): Promise<void> {
  const { db, keys } = context;
  const now = context.now();
  await limitRate(context, `verify:${client}`, maxClientAttempts(context.limits), attemptWindow);
  const error = await withTx(db, async (tx) => {
    const [otp] = await newestOtp(tx, purpose, email).for('update');
    if (otp && !(await mayGuess({ db: tx, now: context.now }, otp.id, client))) {
      return 'too many guesses';
    }
    const codeHash = hashOf(keys.otp, purpose, email, code);
    const isCorrect = otp !== undefined && sameText(otp.codeHash, codeHash);
    const reason = otpError(otp, now, isCorrect);
    if (otp && reason === 'wrong') {
      const guesses = sql`${otps.guesses} + 1`;
      await tx.update(otps).set({ guesses }).where(eq(otps.id, otp.id));
    }
    if (!otp || reason) return reason ?? 'none sent';
    await tx.update(otps).set({ usedAt: now }).where(eq(otps.id, otp.id));
    await work(tx, now);
    return undefined;
  });
  if (error === 'too many guesses') {
    throw new RateLimited(
      context.limits.otpResendSeconds,
      'Too many wrong guesses. Please ask for a new OTP.',
    );
  }
  if (error === 'expired') throw new Invalid('This OTP has expired. Please ask for a new one.');
  if (error) throw new Invalid('This OTP is not valid.');
}

/** Counts a guess of the client at this code. */
const mayGuess = (context: Context, otpId: number, client: Client) =>
  isWithinRate(context, `otp-guess:${otpId} ${client}`, otpGuesses, otpMinutes * 60);

function hashOf(key: Uint8Array, purpose: Purpose, email: string, code: string): string {
  return keyedHash(key, `${purpose}|${email}|${code}`);
}
