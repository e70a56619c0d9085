import { eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  invoiceSeries,
  invoices,
  mails,
  orderItems,
  orders,
  paymentChecks,
  paymentEvents,
  payments,
  reviews,
  sandboxOrders,
  sandboxPayments,
  users,
} from '../../db/schema.ts';
import { demoLogin } from '../../db/seed-data.ts';
import { withTx } from '../../db/with-tx.ts';
import type { CommandResult } from '../command-result.ts';
import type { Context } from '../context.ts';
import { countRatings } from '../reviews/count-ratings.ts';
import { deletePrivateData } from './erase-customer.ts';
import { findCustomer } from './find-customer.ts';

/**
 * Deletes the demo customer and everything of theirs. Their orders and invoices are demonstrations,
 * so the accounts do not keep them. Throws NotFound.
 */
export async function removeDemo({ db }: Pick<Context, 'db'>): Promise<CommandResult> {
  const { email } = demoLogin;
  const { id } = await findCustomer(db, email);
  await withTx(db, async (tx) => {
    await deletePrivateData(tx, { id, email });
    await tx.delete(mails).where(eq(mails.to, email));
    const reviewed = await tx
      .delete(reviews)
      .where(eq(reviews.userId, id))
      .returning({ productId: reviews.productId });
    await countRatings(
      tx,
      reviewed.map(({ productId }) => productId),
    );
    await deleteOrders(tx, id);
    await tx.delete(users).where(eq(users.id, id));
  });
  return { text: `Removed the demo customer ${email}.`, data: { id } };
}

async function deleteOrders(tx: Db, userId: number): Promise<void> {
  const isTheirs = eq(orders.userId, userId);
  const ids = tx.select({ id: orders.id }).from(orders).where(isTheirs);
  const paid = tx.select({ id: payments.id }).from(payments).where(inArray(payments.orderId, ids));
  await tx.delete(paymentEvents).where(inArray(paymentEvents.paymentId, paid));
  await tx.delete(payments).where(inArray(payments.orderId, ids));
  await tx.delete(paymentChecks).where(inArray(paymentChecks.orderId, ids));
  const atProvider = tx.select({ id: orders.providerOrderId }).from(orders).where(isTheirs);
  await tx.delete(sandboxPayments).where(inArray(sandboxPayments.orderId, atProvider));
  await tx.delete(sandboxOrders).where(inArray(sandboxOrders.id, atProvider));
  await tx.delete(invoices).where(eq(invoices.userId, userId));
  // The law asks for invoice numbers without gaps, so that an unused series starts again.
  const used = tx
    .select()
    .from(invoices)
    .where(sql`starts_with(${invoices.number}, ${invoiceSeries.name} || '-')`);
  await tx.delete(invoiceSeries).where(notExists(used));
  await tx.delete(orderItems).where(eq(orderItems.userId, userId));
  await tx.delete(orders).where(isTheirs);
}
