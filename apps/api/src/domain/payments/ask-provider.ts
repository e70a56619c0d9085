import type { orders } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import { keepEvent, recordPayment } from './ledger.ts';
import type { PaymentContext } from './payment-context.ts';
import { faultText, type PaymentProvider, type ProviderPayment } from './provider.ts';
import { reportOf } from './report-of.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Asks the provider about an order, has it capture what a bank has authorised for it, and records
 * all it says. Throws ProviderError when there is no answer.
 */
export async function askProvider(
  { db, now: present, payments, siteUrl, log }: PaymentContext,
  order: OrderRow,
  signal: AbortSignal,
): Promise<void> {
  const { providerOrderId } = order;
  if (!payments || providerOrderId === null) return;
  const tries = await payments.paymentsOf(providerOrderId, signal);
  const told = await withCapture(payments, order, tries, signal).catch((error) => {
    if (!signal.aborted)
      log(`${faultText(error)}, asked to capture a payment of order ${order.id}`);
    return tries;
  });
  const now = present();
  await withTx(db, async (tx) => {
    for (const payment of told) {
      const { id: paymentId, status } = payment;
      if (!(await recordPayment(tx, { now, siteUrl }, reportOf(payment)))) continue;
      await keepEvent(tx, {
        eventId: `asked:${paymentId}:${status}`,
        type: 'asked',
        paymentId,
        payload: JSON.stringify(payment),
        receivedAt: now,
      });
    }
  });
}

/** Authorised is not paid. What another payment of the order makes needless goes back by itself. */
async function withCapture(
  provider: PaymentProvider,
  { total, paymentStatus, cancelledAt }: OrderRow,
  tries: ProviderPayment[],
  signal: AbortSignal,
): Promise<ProviderPayment[]> {
  const isPaid = paymentStatus === 'completed' || tries.some(({ status }) => status === 'captured');
  const waiting = tries.find(
    ({ status, amount, currency }) =>
      status === 'authorized' && amount >= total && currency === 'INR',
  );
  if (isPaid || cancelledAt || !waiting) return tries;
  const captured = await provider.capture(waiting, signal);
  return tries.map((one) => (one === waiting ? captured : one));
}
