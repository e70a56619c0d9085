import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  addresses,
  contactMessages,
  idempotencyKeys,
  knownClients,
  mails,
  orders,
  otps,
  paymentEvents,
  payments,
  reviews,
  users,
  wishlistEntries,
} from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { CommandResult } from '../command-result.ts';
import type { Context } from '../context.ts';
import { Conflict } from '../errors.ts';
import { deleteProofs } from '../identity/email-proof.ts';
import { nextSessionVersion } from '../identity/session-version.ts';
import { isToDeliver } from '../orders/to-deliver.ts';
import { findCustomer } from './find-customer.ts';

/**
 * Erases the personal data of a customer. Orders, payments and published reviews stay without a
 * name. Throws Conflict if a paid order is not delivered.
 */
export async function eraseCustomer(
  { db, now }: Context,
  { email }: { email: string },
): Promise<CommandResult> {
  const { id, email: storedEmail } = await findCustomer(db, email);
  await withTx(db, async (tx) => {
    const undelivered = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, id), isToDeliver));
    if (undelivered[0])
      throw new Conflict(`Order ${undelivered[0].id} is paid and not delivered yet`);
    await eraseOrderData(tx, id);
    await deletePrivateData(tx, { id, email: storedEmail });
    await tx.delete(reviews).where(and(eq(reviews.userId, id), notPublished));
    // The unique name prevents a second mail.
    await tx.delete(mails).where(and(eq(mails.to, storedEmail), isNull(mails.onceName)));
    await tx
      .update(mails)
      .set({
        to: '',
        subject: '',
        text: '',
        sentAt: sql`coalesce(${mails.sentAt}, ${now().toISOString()}::timestamptz)`,
      })
      .where(eq(mails.to, storedEmail));
    await tx.update(users).set(erasedFields(id, now())).where(eq(users.id, id));
  });
  return { text: `Customer ${email} is erased.`, data: { id } };
}

/** Deletes what neither the accounts nor the public pages need. */
export async function deletePrivateData(
  tx: Db,
  { id, email }: { id: number; email: string },
): Promise<void> {
  for (const table of [addresses, wishlistEntries, knownClients, idempotencyKeys]) {
    await tx.delete(table).where(eq(table.userId, id));
  }
  await tx.delete(contactMessages).where(eq(contactMessages.email, email));
  await tx.delete(otps).where(eq(otps.email, email));
  await deleteProofs(tx, email);
}

const notPublished = inArray(reviews.status, ['pending', 'draft']);

const erasedFields = (id: number, erasedAt: Date) => ({
  email: `erased-${id}@erased.invalid`,
  name: 'A customer',
  contact: null,
  address: null,
  state: null,
  city: null,
  postalcode: null,
  passwordHash: null,
  sessionVersion: nextSessionVersion,
  blockedAt: erasedAt,
  erasedAt,
});

/** Keeps city and state, which taxes depend on. Payment events may name the payer. */
async function eraseOrderData(tx: Db, userId: number): Promise<void> {
  const rows = await tx
    .select({ id: orders.id, address: orders.address })
    .from(orders)
    .where(eq(orders.userId, userId));
  for (const { id, address } of rows) {
    const erased = { ...address, full_name: '', phone: '', address: '', address_line2: null };
    await tx.update(orders).set({ address: erased }).where(eq(orders.id, id));
    const paid = tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, id));
    await tx
      .update(paymentEvents)
      .set({ payload: null })
      .where(inArray(paymentEvents.paymentId, paid));
  }
}
