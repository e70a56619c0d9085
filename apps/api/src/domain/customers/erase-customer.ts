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
import type { Context } from '../context.ts';
import { Conflict } from '../errors.ts';
import { forgetProofs } from '../identity/email-proof.ts';
import { isToDeliver } from '../orders/to-deliver.ts';
import type { Told } from '../told.ts';
import { findCustomer } from './find-customer.ts';

/**
 * Takes everything out that tells of the person. Orders and payments stay as the books need them,
 * without name, street and telephone; published reviews stay without a name. Refused while an order
 * is on its way.
 */
export async function eraseCustomer(
  { db, now }: Context,
  { email }: { email: string },
): Promise<Told> {
  const { id, email: spelling } = await findCustomer(db, email);
  await withTx(db, async (tx) => {
    const onItsWay = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, id), isToDeliver));
    if (onItsWay[0]) throw new Conflict(`Order ${onItsWay[0].id} is paid and not delivered yet`);
    await emptyOrders(tx, id);
    for (const table of [addresses, wishlistEntries, knownClients, idempotencyKeys]) {
      await tx.delete(table).where(eq(table.userId, id));
    }
    await tx.delete(reviews).where(and(eq(reviews.userId, id), notPublished));
    await tx.delete(contactMessages).where(eq(contactMessages.email, spelling));
    await tx.delete(otps).where(eq(otps.email, spelling));
    await forgetProofs(tx, spelling);
    // A name stays: by that nothing is sent again.
    await tx.delete(mails).where(and(eq(mails.to, spelling), isNull(mails.onceName)));
    await tx
      .update(mails)
      .set({
        to: '',
        subject: '',
        text: '',
        sentAt: sql`coalesce(${mails.sentAt}, ${now().toISOString()}::timestamptz)`,
      })
      .where(eq(mails.to, spelling));
    await tx.update(users).set(nobody(id, now())).where(eq(users.id, id));
  });
  return { text: `Customer ${email} is erased.`, data: { id } };
}

const notPublished = inArray(reviews.status, ['pending', 'draft']);

const nobody = (id: number, erasedAt: Date) => ({
  email: `erased-${id}@erased.invalid`,
  name: 'A customer',
  contact: null,
  address: null,
  state: null,
  city: null,
  postalcode: null,
  passwordHash: null,
  sessionVersion: sql`${users.sessionVersion} + 1`,
  blockedAt: erasedAt,
  erasedAt,
});

/** The place stays, by which taxes are reckoned. What the provider said of a payment may name its payer. */
async function emptyOrders(tx: Db, userId: number): Promise<void> {
  const own = await tx
    .select({ id: orders.id, address: orders.address })
    .from(orders)
    .where(eq(orders.userId, userId));
  for (const { id, address } of own) {
    const place = { ...address, full_name: '', phone: '', address: '', address_line2: null };
    await tx.update(orders).set({ address: place }).where(eq(orders.id, id));
    const paid = tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, id));
    await tx
      .update(paymentEvents)
      .set({ payload: null })
      .where(inArray(paymentEvents.paymentId, paid));
  }
}
