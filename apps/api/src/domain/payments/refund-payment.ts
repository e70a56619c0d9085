import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { invoices, orders, payments } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { CommandResult } from '../command-result.ts';
import { Conflict, NotFound, ProviderUnavailable } from '../errors.ts';
import { queueCustomerMail } from '../mail/customer-mail.ts';
import { rupeesText } from '../money.ts';
import { recordPayment, storeEvent } from './ledger.ts';
import type { PaymentContext } from './payment-context.ts';
import { providerErrorText } from './provider.ts';

type RefundContext = Omit<PaymentContext, 'mailer'>;
type PaymentRow = typeof payments.$inferSelect;

interface Options {
  /** ID at the provider. */
  id: string;
  /** Resolves the problem with this note, without a refund. */
  mark?: string | undefined;
}

/**
 * Refunds a payment at the provider and in the ledger and mails the customer, or resolves its
 * problem with a note. Repeating it changes nothing. Throws NotFound, Conflict or
 * ProviderUnavailable.
 */
export async function refundPayment(
  context: RefundContext,
  { id, mark }: Options,
): Promise<CommandResult> {
  const [payment] = await context.db.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw new NotFound(`There is no payment ${id}`);
  if (mark !== undefined) return markPayment(context, payment, mark);
  if (payment.state !== 'refunded') await refundAtProvider(context, payment);
  return { text: `Payment ${id} is refunded.`, data: { id, state: 'refunded' } };
}

async function markPayment(
  { db, now }: RefundContext,
  { id, problem }: PaymentRow,
  note: string,
): Promise<CommandResult> {
  if (problem === null) throw new Conflict(`Payment ${id} has no open problem`);
  await db.update(payments).set({ resolvedAt: now(), note }).where(eq(payments.id, id));
  return { text: `Payment ${id} is marked: ${note}`, data: { id, note } };
}

/** Refunds at the provider first, so that a failure changes nothing here. */
export async function refundAtProvider(
  context: RefundContext,
  payment: PaymentRow,
  signal?: AbortSignal,
): Promise<void> {
  const { db, now: currentTime, payments: provider, siteUrl } = context;
  const { id: paymentId, state, providerOrderId } = payment;
  if (state !== 'captured' && state !== 'mismatch') {
    throw new Conflict(`Payment ${paymentId} is ${state}: there is nothing to refund`);
  }
  if (!provider) throw new ProviderUnavailable('No payment provider is set up here.');
  await provider.refund(paymentId, signal).catch((error) => {
    throw new ProviderUnavailable(`${providerErrorText(error)}. Nothing was refunded.`, {
      cause: error,
    });
  });
  const now = currentTime();
  await withTx(db, async (tx) => {
    await recordPayment(tx, { now, siteUrl }, { paymentId, providerOrderId, state: 'refunded' });
    await storeEvent(tx, {
      eventId: `shop.refund:${paymentId}`,
      type: 'shop.refund',
      paymentId,
      payload: '{}',
      receivedAt: now,
    });
    await queueRefundMail(tx, now, payment);
  });
}

/** Refunds the open payments of a cancelled order. Throws ProviderError. */
export async function refundCancelled(
  context: RefundContext,
  orderId: number,
  signal: AbortSignal,
): Promise<void> {
  const refundable = await context.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.problem, 'cancelled order'),
        isNull(payments.resolvedAt),
        inArray(payments.state, ['captured', 'mismatch']),
      ),
    );
  for (const payment of refundable) {
    await refundAtProvider(context, payment, signal).catch((error) => {
      throw error.cause ?? error;
    });
  }
}

async function queueRefundMail(
  tx: Db,
  now: Date,
  { id, orderId, amount, currency }: PaymentRow,
): Promise<void> {
  if (orderId === null) return;
  const [order] = await tx
    .select({ userId: orders.userId, paymentId: orders.paymentId, creditNote: invoices.number })
    .from(orders)
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'credit note')))
    .where(eq(orders.id, orderId));
  if (!order) return;
  // Only the payment that paid the order has an invoice.
  const invoiceNumber = order.paymentId === id ? (order.creditNote ?? undefined) : undefined;
  const subject =
    amount !== null && currency === 'INR' ? `${rupeesText(amount)} of payment` : 'Payment';
  const paragraphs = [
    `${subject} ${id} for your order ${orderId} has been refunded. It reaches the account or card it came from usually within 5 to 7 working days.`,
    ...(invoiceNumber ? [`The credit note ${invoiceNumber} is attached.`] : []),
  ];
  await queueCustomerMail(tx, now, order.userId, {
    subject: `A payment for your order ${orderId} has been refunded`,
    paragraphs,
    onceName: `refund:${id}`,
    invoiceNumber,
  });
}
