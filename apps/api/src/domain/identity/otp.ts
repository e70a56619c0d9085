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
import { type Client, peopleOf } from '../limits/client.ts';
import { isWithinRate, limitRate } from '../limits/rate-limit.ts';
import { queueMail } from '../mail/mailer.ts';
import { attemptWindow, maxClientAttempts } from './attempt-limits.ts';
import { type Prover, storeProof } from './email-proof.ts';
import type { IdentityContext } from './identity-context.ts';
import { otpError, otpGuesses, otpMinutes, secondsToResend } from './otp-rules.ts';

/** The only purpose of OTPs so far, part of the hash. */
const purpose = 'register';
const hour = 3600;

const newestOtp = (db: Db, email: string) =>
  db
    .select()
    .from(otps)
    .where(and(eq(otps.email, email), eq(otps.purpose, purpose)))
    .orderBy(desc(otps.createdAt), desc(otps.id))
    .limit(1);

/** Mails an OTP, to known and unknown addresses alike. */
export async function sendOtp(
  context: IdentityContext,
  email: string,
  client: Client,
): Promise<void> {
  const { db, keys, mailer, limits } = context;
  const now = context.now();
  const { otpResendSeconds, otpsPerHour } = limits;
  const message = 'Too many OTPs were asked for. Please try again in an hour.';
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await withTx(db, async (tx) => {
    const txContext = { db: tx, now: context.now };
    // Counting locks the address's row, so that parallel requests check the last OTP one by one.
    // The client is counted first, so that a blocked one uses up no OTPs of the address.
    const maxOfClient = otpsPerHour * peopleOf(client);
    await limitRate(txContext, `otp-ip:${client}`, maxOfClient, hour, message);
    await limitRate(txContext, `otp-email:${email}`, otpsPerHour, hour, message);
    const [last] = await newestOtp(tx, email);
    const seconds = secondsToResend(last?.createdAt, now, otpResendSeconds);
    if (seconds > 0) {
      const wait = `Please wait ${seconds} seconds before asking for another OTP.`;
      throw new RateLimited(seconds, wait);
    }
    const codeHash = hashOf(keys.otp, email, code);
    await tx.insert(otps).values({ email, purpose, codeHash, createdAt: now });
    await queueMail(tx, now, {
      expiresAt: new Date(now.getTime() + otpMinutes * 60_000),
      to: email,
      subject: `Your ${brand.name} one-time password`,
      text: `Your one-time password is ${code}. It is good for ${otpMinutes} minutes and for one use.\n\nIf you did not ask for it, someone typed your address by mistake: there is nothing to do.\n`,
    });
  });
  void mailer.flush();
}

/** Uses up the OTP and stores the proof of the address. Throws Invalid or RateLimited. */
export async function verifyOtp(
  context: IdentityContext,
  email: string,
  code: string,
  prover: Prover,
): Promise<void> {
  const { db, keys } = context;
  const { client } = prover;
  const now = context.now();
  await limitRate(
    context,
    `verify:${client}`,
    maxClientAttempts(context.limits, client),
    attemptWindow,
  );
  const error = await withTx(db, async (tx) => {
    const [otp] = await newestOtp(tx, email).for('update');
    if (otp && !(await mayGuess({ db: tx, now: context.now }, otp.id, client))) {
      return 'too many guesses';
    }
    const isCorrect = otp !== undefined && sameText(otp.codeHash, hashOf(keys.otp, email, code));
    const reason = otpError(otp, now, isCorrect);
    if (otp && reason === 'wrong') {
      const guesses = sql`${otps.guesses} + 1`;
      await tx.update(otps).set({ guesses }).where(eq(otps.id, otp.id));
    }
    if (!otp || reason) return reason ?? 'none sent';
    await tx.update(otps).set({ usedAt: now }).where(eq(otps.id, otp.id));
    await storeProof(tx, { keys, now }, email, prover);
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
  isWithinRate(
    context,
    `otp-guess:${otpId} ${client}`,
    otpGuesses * peopleOf(client),
    otpMinutes * 60,
  );

function hashOf(key: Uint8Array, email: string, code: string): string {
  return keyedHash(key, `${purpose}|${email}|${code}`);
}
