import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { orders } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { PaymentContext } from './payment-context.ts';
import type { ProviderPayment } from './provider.ts';
import { settle } from './settle.ts';

const minute = 60_000;
const openFor = 15 * minute;
/** A bank may authorise a failed try long after another one has paid. */
const paidFor = 6 * 60 * minute;
const givenUpAfter = 3 * 24 * 60 * minute;

/**
 * Asks the provider about orders whose payment nobody has reported, a few at a time, and about paid
 * ones in case something else was captured for them. Mails go out next minute.
 *
 * @param signal ends it at once, with the orders that are left as they were
 */
export async function reconcile(context: PaymentContext, signal?: AbortSignal): Promise<void> {
  const { db, payments, siteUrl } = context;
  if (!payments) return;
  const now = context.now();
  const ago = (time: number) => new Date(now.getTime() - time);
  const open = await db
    .select()
    .from(orders)
    .where(
      and(
        isNotNull(orders.providerOrderId),
        lt(orders.createdAt, ago(openFor)),
        gt(orders.createdAt, ago(givenUpAfter)),
        or(
          isNull(orders.paymentCheckedAt),
          lt(orders.paymentCheckedAt, ago(paidFor)),
          and(ne(orders.paymentStatus, 'completed'), lt(orders.paymentCheckedAt, ago(openFor))),
        ),
      ),
    )
    // Open ones come first, and of them those never asked about: however many stay open, a new order
    // has its turn.
    .orderBy(
      sql`${orders.paymentStatus} = 'completed'`,
      sql`${orders.paymentCheckedAt} asc nulls first`,
      asc(orders.createdAt),
    )
    .limit(20);
  for (const { id: orderId, providerOrderId, total } of open) {
    // An answer that fails to come is no answer: this order's turn comes again.
    const tries = await payments.paymentsOf(providerOrderId ?? '', signal).catch(() => []);
    if (signal?.aborted) return;
    const found = decisivePayments(tries, total);
    await withTx(db, async (tx) => {
      await tx.update(orders).set({ paymentCheckedAt: now }).where(eq(orders.id, orderId));
      for (const { id: paymentId, status } of found) {
        const outcome = status === 'captured' ? 'captured' : 'failed';
        await settle(tx, now, { orderId, outcome, paymentId, siteUrl });
      }
    });
  }
}

/**
 * Captured payments of the whole amount decide, the first of them pays; else a failed one; else
 * nothing is known yet.
 */
export function decisivePayments(payments: ProviderPayment[], total: number): ProviderPayment[] {
  const captured = payments.filter(
    ({ status, amount }) => status === 'captured' && amount >= total,
  );
  if (captured.length > 0) return captured;
  return payments.filter(({ status }) => status === 'failed').slice(0, 1);
}
