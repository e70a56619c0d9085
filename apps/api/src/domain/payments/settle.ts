import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orders } from '../../db/schema.ts';
import { recordExtraPayment } from './extra-payments.ts';
import { queueOrderMail } from './order-mail.ts';
import { nextPaymentStatus, type PaymentOutcome } from './payment-state.ts';

export interface Settlement {
  orderId: number;
  outcome: PaymentOutcome;
  paymentId: string;
  /** Where the shop is, for links in mails; undefined: not known. */
  siteUrl: string | undefined;
}

/**
 * Moves an order's payment forward, within the caller's transaction. However many sources report
 * the same payment, the row lock lets one of them make the step, and that one writes the mail.
 */
export async function settle(tx: Db, now: Date, settlement: Settlement): Promise<void> {
  const { orderId, outcome, paymentId, siteUrl } = settlement;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) return;
  if (order.paymentStatus === 'completed' && outcome === 'captured') {
    return recordExtraPayment(tx, now, order, paymentId);
  }
  const paymentStatus = nextPaymentStatus(order.paymentStatus, outcome);
  if (paymentStatus === order.paymentStatus) return;
  const isPaid = paymentStatus === 'completed';
  await tx
    .update(orders)
    .set({ paymentStatus, paymentId, paidAt: isPaid ? now : null })
    .where(eq(orders.id, orderId));
  if (isPaid) await queueOrderMail(tx, now, { order, paymentId, siteUrl });
}
