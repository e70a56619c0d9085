import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { type orders, paymentChecks } from '../../db/schema.ts';
import { pollInterval } from './check-schedule.ts';
import type { PaymentContext } from './payment-context.ts';
import { providerErrorText } from './provider.ts';
import { updateFromProvider } from './update-from-provider.ts';

/** Short, because the customer's page waits for the response and polls. */
const timeoutMs = 3000; // ms

/**
 * Asks the provider about an unpaid order at most once in `pollInterval` among all processes. Logs
 * a failed request and leaves the order as it was.
 *
 * @returns whether the provider has responded
 */
export async function refreshPayment(
  context: PaymentContext,
  order: typeof orders.$inferSelect,
): Promise<boolean> {
  const { db, now: currentTime, payments, mailer, log } = context;
  if (!payments || order.paymentStatus === 'completed' || order.cancelledAt) return false;
  const now = currentTime();
  const isThis = eq(paymentChecks.orderId, order.id);
  const lastAsked = new Date(now.getTime() - pollInterval(order.createdAt, now));
  const [claimed] = await db
    .update(paymentChecks)
    .set({ askedAt: now })
    .where(and(isThis, or(isNull(paymentChecks.askedAt), lte(paymentChecks.askedAt, lastAsked))))
    .returning({ orderId: paymentChecks.orderId });
  if (!claimed) return false;
  try {
    await updateFromProvider(context, order, AbortSignal.timeout(timeoutMs));
  } catch (error) {
    log(`Payment check of order ${order.id} failed: ${providerErrorText(error)}`);
    return false;
  }
  await db.update(paymentChecks).set({ answeredAt: currentTime() }).where(isThis);
  void mailer.flush();
  return true;
}
