import { randomUUID } from 'node:crypto';
import { clientKey } from '@parinda/server-kit/client-key';
import { desc, eq, like } from 'drizzle-orm';
import * as tables from '../../src/db/schema.ts';
import { forgetProofs, keepProof } from '../../src/domain/identity/email-proof.ts';
import { sendOtp } from '../../src/domain/identity/otp.ts';
import { hashPassword } from '../../src/domain/identity/password.ts';
import { makeToken } from '../../src/domain/identity/token.ts';
import type { Shop } from '../../src/domain/shop.ts';
import { stored } from './stored.ts';

export const newEmail = () => `state-${randomUUID()}@example.com`;

/** A customer with a session; an existing one of that e-mail is given the password. */
export async function customer(
  { db, keys, now, sessionHours }: Shop,
  wanted: {
    email?: string | undefined;
    password?: string | undefined;
    name?: string | undefined;
  } = {},
) {
  const { email = newEmail(), name = 'Asha Rao', password } = wanted;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const values = { email: email.toLowerCase(), name, contact: '98765 43210', passwordHash };
  const [user] = await db
    .insert(tables.users)
    .values(values)
    .onConflictDoUpdate({ target: tables.users.email, set: values })
    .returning();
  const { id, sessionVersion: version } = stored(user);
  await db.delete(tables.rateLimits).where(like(tables.rateLimits.key, 'login-%'));
  return { id, token: await makeToken(keys.jwt, { userId: id, version }, now(), sessionHours) };
}

/** Takes the limits off that earlier requests have used up. */
export async function allowAnotherOtp({ db }: Shop, email = ''): Promise<void> {
  await db.delete(tables.rateLimits).where(like(tables.rateLimits.key, 'otp-%'));
  await db.delete(tables.otps).where(eq(tables.otps.email, email));
}

/** No account, no proof of the address and no OTP is left; an account keeps its rows elsewhere. */
export async function forgetAddress(shop: Shop, email: string): Promise<void> {
  const { db } = shop;
  await allowAnotherOtp(shop, email);
  await forgetProofs(db, email);
  await db.update(tables.users).set({ email: newEmail() }).where(eq(tables.users.email, email));
}

/** The six digits, read from the mail. */
export async function otp(shop: Shop, email: string): Promise<string> {
  const { db } = shop;
  await allowAnotherOtp(shop, email);
  await sendOtp(shop, email, 'provider states');
  const ofEmail = eq(tables.mails.to, email);
  const newest = [desc(tables.mails.createdAt), desc(tables.mails.id)];
  const [mail] = await db
    .select()
    .from(tables.mails)
    .where(ofEmail)
    .orderBy(...newest)
    .limit(1);
  return /\b\d{6}\b/.exec(stored(mail).text)?.[0] ?? '';
}

/** Proven by whoever asks from this machine without a secret, as the pacts do. */
export async function verifiedEmail({ db, keys, now }: Shop, email: string): Promise<void> {
  for (const client of ['127.0.0.1', '::1'].map(clientKey)) {
    await keepProof(db, { keys, now: now() }, email, { client, secret: undefined });
  }
}
