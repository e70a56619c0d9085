import type { orders } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import { rupeesText } from '../money.ts';
import { type PaymentReport, recordPayment, storeEvent } from './ledger.ts';
import type { PaymentContext } from './payment-context.ts';
import { type PaymentProvider, type ProviderPayment, providerErrorText } from './provider.ts';
import { reportOf } from './report-of.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Asks the provider about an order, captures authorized payments and records all reports. Throws
 * ProviderError.
 */
export async function updateFromProvider(
  { db, now: currentTime, payments, siteUrl, log }: PaymentContext,
  order: OrderRow,
  signal: AbortSignal,
): Promise<void> {
  const { providerOrderId } = order;
  if (!payments || providerOrderId === null) return;
  const attempts = await payments.paymentsOf(providerOrderId, signal);
  const reports = await withOffers(payments, order, attempts, signal).catch((error) => {
    if (!signal.aborted) log(`Capture for order ${order.id} failed: ${providerErrorText(error)}`);
    return attempts.map(reportOf);
  });
  const now = currentTime();
  await withTx(db, async (tx) => {
    for (const report of reports) {
      const { paymentId, state } = report;
      if (!(await recordPayment(tx, { now, siteUrl }, report))) continue;
      await storeEvent(tx, {
        eventId: `asked:${paymentId}:${state}`,
        type: 'asked',
        paymentId,
        payload: JSON.stringify(report),
        receivedAt: now,
      });
    }
  });
}

/** Captures payments and returns reports of all of them, with offers. */
async function withOffers(
  provider: PaymentProvider,
  order: OrderRow,
  attempts: ProviderPayment[],
  signal: AbortSignal,
): Promise<PaymentReport[]> {
  const payments = await withCapture(provider, order, attempts, signal);
  const isPaidInFull = payments.some(
    (payment) => payment.status === 'captured' && !isPartial(payment, order),
  );
  if (isPaidInFull || order.paymentStatus === 'completed') return payments.map(reportOf);
  return Promise.all(
    payments.map(async (payment) => {
      const report = reportOf(payment);
      if (payment.status !== 'captured' || !isPartial(payment, order)) return report;
      if (!(await provider.isPaid(order.providerOrderId ?? '', signal))) return report;
      const offer = await provider.offerOf(payment.id, signal);
      const less = rupeesText(order.total - payment.amount);
      const offerNote = `${less} less than the total: ${offer ? `offer ${offer}` : 'an offer at the provider'}`;
      return { ...report, offerNote };
    }),
  );
}

const isPartial = ({ amount, currency }: ProviderPayment, { total }: OrderRow): boolean =>
  currency === 'INR' && amount < total;

/**
 * Captures an authorized payment of an unpaid order. The bank returns uncaptured payments, such as
 * second ones and those below the total without an offer.
 */
async function withCapture(
  provider: PaymentProvider,
  order: OrderRow,
  attempts: ProviderPayment[],
  signal: AbortSignal,
): Promise<ProviderPayment[]> {
  const isPaid =
    order.paymentStatus === 'completed' || attempts.some(({ status }) => status === 'captured');
  if (isPaid || order.cancelledAt) return attempts;
  for (const one of attempts) {
    if (one.status !== 'authorized' || one.currency !== 'INR') continue;
    if (isPartial(one, order) && !(await provider.offerOf(one.id, signal))) continue;
    const captured = await provider.capture(one, signal);
    return attempts.map((other) => (other === one ? captured : other));
  }
  return attempts;
}
