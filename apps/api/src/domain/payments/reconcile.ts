import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { orders } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { PaymentContext } from './payment-context.ts';
import type { ProviderPayment } from './provider.ts';
import { settle } from './settle.ts';

const minute = 60_000;
const openFor = 15 * minute;
const givenUpAfter = 3 * 24 * 60 * minute;

/**
 * Asks the provider about orders whose payment nobody has reported, a few at a time. Mails go out
 * next minute.
 */
export async function reconcile(context: PaymentContext): Promise<void> {
  const { db, payments, siteUrl } = context;
  if (!payments) return;
  const now = context.now();
  const ago = (time: number) => new Date(now.getTime() - time);
  const open = await db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.paymentStatus, ['pending', 'failed']),
        isNotNull(orders.providerOrderId),
        lt(orders.createdAt, ago(openFor)),
        gt(orders.createdAt, ago(givenUpAfter)),
        or(isNull(orders.paymentCheckedAt), lt(orders.paymentCheckedAt, ago(openFor))),
      ),
    )
    // Those never asked about come first: however many stay open, a new order has its turn.
    .orderBy(sql`${orders.paymentCheckedAt} asc nulls first`, asc(orders.createdAt))
    .limit(20);
  for (const { id: orderId, providerOrderId, total } of open) {
    // An answer that fails to come is no answer: this order's turn comes again.
    const tries = await payments.paymentsOf(providerOrderId ?? '').catch(() => []);
    const found = decisivePayment(tries, total);
    await withTx(db, async (tx) => {
      await tx.update(orders).set({ paymentCheckedAt: now }).where(eq(orders.id, orderId));
      if (!found) return;
      const outcome = found.status === 'captured' ? 'captured' : 'failed';
      await settle(tx, now, { orderId, outcome, paymentId: found.id, siteUrl });
    });
  }
}

/** A captured payment of the whole amount decides; else a failed one; else nothing is known yet. */
export function decisivePayment(payments: ProviderPayment[], total: number) {
  return (
    payments.find(({ status, amount }) => status === 'captured' && amount >= total) ??
    payments.find(({ status }) => status === 'failed')
  );
}
