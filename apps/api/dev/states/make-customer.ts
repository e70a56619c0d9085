import { randomUUID } from 'node:crypto';
import { clientKey } from '@parinda/server-kit/client-key';
import { desc, eq } from 'drizzle-orm';
import * as tables from '../../src/db/schema.ts';
import type { AppContext } from '../../src/domain/app-context.ts';
import { deleteProofs, storeProof } from '../../src/domain/identity/email-proof.ts';
import { sendOtp } from '../../src/domain/identity/otp.ts';
import { hashPassword } from '../../src/domain/identity/password.ts';
import { makeToken } from '../../src/domain/identity/token.ts';
import { defined } from './state.ts';
import { stored } from './stored.ts';

export const newEmail = () => `state-${randomUUID()}@example.com`;

/** Creates a customer with a session, or updates the customer with this email address. */
export async function customer(
  { db, keys, now, sessionHours }: AppContext,
  wanted: {
    [Field in
      | 'email'
      | 'password'
      | 'name'
      | 'contact'
      | 'address'
      | 'city'
      | 'state'
      | 'postalcode']?: string | undefined;
  } = {},
) {
  const { email = newEmail(), name = 'Asha Rao', password, ...given } = wanted;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const contact = '98765 43210';
  const values = { email: email.toLowerCase(), name, contact, ...defined(given), passwordHash };
  const [user] = await db
    .insert(tables.users)
    .values(values)
    .onConflictDoUpdate({ target: tables.users.email, set: values })
    .returning();
  const { id, sessionVersion: version } = stored(user);
  return { id, token: await makeToken(keys.jwt, { userId: id, version }, now(), sessionHours) };
}

/** Removes OTPs, so that a new one can be sent at once. */
export async function allowAnotherOtp({ db }: AppContext, email = ''): Promise<void> {
  await db.delete(tables.otps).where(eq(tables.otps.email, email));
}

/** Removes the email address from accounts, proofs and OTPs; other rows of the account stay. */
export async function deleteAccount(context: AppContext, email: string): Promise<void> {
  const { db } = context;
  await allowAnotherOtp(context, email);
  await deleteProofs(db, email);
  await db.update(tables.users).set({ email: newEmail() }).where(eq(tables.users.email, email));
}

/** Sends an OTP for a registration, or a code for a new password, and returns its six digits. */
export async function otp(context: AppContext, email: string, send = sendOtp): Promise<string> {
  const { db } = context;
  await allowAnotherOtp(context, email);
  await send(context, email, 'provider states');
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

/** Stores a proof of the address for this secret, or for this machine without a secret. */
export async function verifiedEmail(
  { db, keys, now }: AppContext,
  email: string,
  secret?: string,
): Promise<void> {
  for (const client of ['127.0.0.1', '::1'].map(clientKey)) {
    await storeProof(db, { keys, now: now() }, email, { client, secret });
  }
}
