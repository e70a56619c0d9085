import { brand } from '@parinda/brand';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { CommandResult } from '../command-result.ts';
import type { Context } from '../context.ts';
import { nextSessionVersion } from '../identity/session-version.ts';
import { queueCustomerMail } from '../mail/customer-mail.ts';
import { findCustomer } from './find-customer.ts';

/** Ends the sessions of a customer, who must choose a new password by e-mail code to log in. */
export async function requireReset(
  { db, now }: Context,
  { email }: { email: string },
): Promise<CommandResult> {
  const { id } = await findCustomer(db, email);
  await withTx(db, (tx) => endAccess(tx, now(), id));
  return { text: `Customer ${email} must choose a new password.`, data: { id } };
}

/** Works in the caller's transaction. */
export async function endAccess(tx: Db, now: Date, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ resetRequiredAt: now, sessionVersion: nextSessionVersion })
    .where(eq(users.id, userId));
  await queueCustomerMail(tx, now, userId, {
    onceName: `reset-required:${userId}:${now.toISOString()}`,
    subject: `Please choose a new ${brand.name} password`,
    paragraphs: [
      'To protect your account we have ended all its sessions. Your password no longer works.',
      "Please choose a new one: follow 'Forgot Password' on the login page. We will send a code to this address.",
      `Questions? Write to ${brand.email}.`,
    ],
  });
}
