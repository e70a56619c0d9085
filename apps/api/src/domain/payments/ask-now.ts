import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { type orders, paymentChecks } from '../../db/schema.ts';
import { askProvider } from './ask-provider.ts';
import { askPause } from './check-schedule.ts';
import type { PaymentContext } from './payment-context.ts';
import { faultText } from './provider.ts';

/** Short, because the customer's page waits for the response and polls. */
const patience = 3000; // ms

/**
 * Asks the provider about an unpaid order at most once in `askPause` among all processes. Logs a
 * provider that does not answer, and leaves the order as it was.
 *
 * @returns whether the provider has answered
 */
export async function askNow(
  context: PaymentContext,
  order: typeof orders.$inferSelect,
): Promise<boolean> {
  const { db, now: present, payments, mailer, log } = context;
  if (!payments || order.paymentStatus === 'completed' || order.cancelledAt) return false;
  const now = present();
  const isThis = eq(paymentChecks.orderId, order.id);
  const lastAsked = new Date(now.getTime() - askPause(order.createdAt, now));
  const [claimed] = await db
    .update(paymentChecks)
    .set({ askedAt: now })
    .where(and(isThis, or(isNull(paymentChecks.askedAt), lte(paymentChecks.askedAt, lastAsked))))
    .returning({ orderId: paymentChecks.orderId });
  if (!claimed) return false;
  try {
    await askProvider(context, order, AbortSignal.timeout(patience));
  } catch (error) {
    log(`${faultText(error)}, asked about order ${order.id}`);
    return false;
  }
  await db.update(paymentChecks).set({ answeredAt: present() }).where(isThis);
  void mailer.flush();
  return true;
}
