import { asc, eq, lte, sql } from 'drizzle-orm';
import { orders, paymentChecks } from '../../db/schema.ts';
import { nextCheck, retryAt } from './check-schedule.ts';
import { clearWrongKey, isLasting, reportLastingError } from './lasting-errors.ts';
import type { PaymentContext } from './payment-context.ts';
import { providerErrorText } from './provider.ts';
import { refundCancelled } from './refund-payment.ts';
import { updateFromProvider } from './update-from-provider.ts';

/** Time without checks by other processes; longer than the provider's timeouts. */
const leaseMs = 2 * 60_000; // ms
const concurrency = 4;
/** Consecutive failures that end the round. */
const maxFailures = 3;

/**
 * Asks the provider about every due order: unpaid ones, and paid ones for second payments. Refunds
 * payments of cancelled orders. Processes share the orders. The next flush sends the mails.
 *
 * @param signal aborts the round
 */
export async function reconcile(
  context: PaymentContext,
  signal = new AbortController().signal,
): Promise<void> {
  if (!context.payments) return;
  const round = { failures: 0, isAnswered: false };
  await Promise.all(Array.from({ length: concurrency }, () => runWorker(context, signal, round)));
  if (round.isAnswered) await clearWrongKey(context.db, {});
}

async function runWorker(
  context: PaymentContext,
  signal: AbortSignal,
  round: { failures: number; isAnswered: boolean },
): Promise<void> {
  const { db, log } = context;
  while (!signal.aborted && round.failures < maxFailures) {
    const check = await claim(context);
    if (!check) return;
    const isThis = eq(paymentChecks.orderId, check.orderId);
    const order = await orderOf(context, check.orderId);
    try {
      await updateFromProvider(context, order, signal);
      if (order.cancelledAt) await refundCancelled(context, order.id, signal);
      round.failures = 0;
      round.isAnswered = true;
      const now = context.now();
      const dueAt = nextCheck(await orderOf(context, check.orderId), now);
      if (dueAt)
        await db.update(paymentChecks).set({ dueAt, failures: 0, answeredAt: now }).where(isThis);
      else await db.delete(paymentChecks).where(isThis);
    } catch (error) {
      // An aborted check stays due.
      const { dueAt, failures } = signal.aborted
        ? { dueAt: context.now(), failures: check.failures }
        : { dueAt: retryAt(check.failures + 1, context.now()), failures: check.failures + 1 };
      await db.update(paymentChecks).set({ dueAt, failures }).where(isThis);
      if (signal.aborted) return;
      round.failures++;
      log(`Payment check of order ${order.id} failed: ${providerErrorText(error)}`);
      if (isLasting(error) && error.reason === 'wrong key')
        await reportLastingError(context, error);
    }
  }
}

/** Claims the order that has been due longest. */
async function claim({ db, now: currentTime }: PaymentContext) {
  const now = currentTime();
  const due = db
    .select({ orderId: paymentChecks.orderId })
    .from(paymentChecks)
    .where(lte(paymentChecks.dueAt, now))
    .orderBy(asc(paymentChecks.dueAt), asc(paymentChecks.orderId))
    .limit(1)
    .for('update', { skipLocked: true });
  const [check] = await db
    .update(paymentChecks)
    .set({ dueAt: new Date(now.getTime() + leaseMs) })
    // With IN, some plans run the subquery for each row and claim every order.
    .where(eq(paymentChecks.orderId, sql`(${due})`))
    .returning();
  return check;
}

async function orderOf({ db }: PaymentContext, id: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('A check is of an order');
  return order;
}
