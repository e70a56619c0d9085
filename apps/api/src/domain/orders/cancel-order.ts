import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orders, payments } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { CommandResult } from '../command-result.ts';
import { Conflict, DomainError, NotFound } from '../errors.ts';
import { queueCustomerMail } from '../mail/customer-mail.ts';
import { scheduleCheck } from '../payments/ledger.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { refundAtProvider } from '../payments/refund-payment.ts';

type PaymentRow = typeof payments.$inferSelect;

const retryAfter = 2 * 60_000; // ms

/**
 * Cancels an order that is not delivered, mails the customer and refunds its payments. A failed
 * refund stays listed as a problem, and the reconciler tries again.
 */
export async function cancelOrder(
  context: Omit<PaymentContext, 'mailer'>,
  { id }: { id: number },
): Promise<CommandResult> {
  const { db, now } = context;
  const refundable = await withTx(db, (tx) => cancel(tx, id, now()));
  for (const payment of refundable) {
    await refundAtProvider(context, payment).catch((error) => {
      if (!(error instanceof DomainError)) throw error;
      throw new Conflict(
        `Order ${id} is cancelled, but payment ${payment.id} was not refunded: ${error.message}`,
      );
    });
  }
  const data = { id, refunded: refundable.map((payment) => payment.id) };
  const refunded = refundable.length > 0 ? ` Refunded: ${data.refunded.join(', ')}.` : '';
  return { text: `Order ${id} is cancelled.${refunded}`, data };
}

/** @returns the payments to refund */
async function cancel(tx: Db, id: number, now: Date): Promise<PaymentRow[]> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new NotFound(`There is no order ${id}`);
  if (order.deliveryStatus === 'delivered') throw new Conflict(`Order ${id} is delivered`);
  if (!order.cancelledAt) {
    await tx.update(orders).set({ cancelledAt: now }).where(eq(orders.id, id));
    await queueCancelMail(tx, now, order);
  }
  const refundable = await tx
    .update(payments)
    .set({ problem: 'cancelled order', resolvedAt: null })
    .where(and(eq(payments.orderId, id), inArray(payments.state, ['captured', 'mismatch'])))
    .returning();
  // The reconciler continues if this command fails.
  if (refundable.length > 0)
    await scheduleCheck(tx, { orderId: id, dueAt: new Date(now.getTime() + retryAfter) });
  return refundable;
}

function queueCancelMail(
  tx: Db,
  now: Date,
  { id, userId, paymentStatus, refundedAt }: typeof orders.$inferSelect,
): Promise<void> {
  const isPaid = paymentStatus === 'completed' && !refundedAt;
  const paragraphs = [
    `Your order ${id} has been cancelled and will not be sent.${isPaid ? ' We are refunding your payment and will e-mail you when it is done.' : ''}`,
  ];
  return queueCustomerMail(tx, now, userId, {
    subject: `Your order ${id} has been cancelled`,
    paragraphs,
    onceName: `order-cancelled:${id}`,
  });
}
