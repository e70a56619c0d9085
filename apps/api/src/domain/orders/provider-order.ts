import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { idempotencyKeys, orders } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import { ProviderUnavailable } from '../errors.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/** Has the provider make its order of ours, keeps its id, and lets the purchase attempt's key go. */
export async function makeProviderOrder(
  db: Db,
  payments: PaymentProvider,
  order: typeof orders.$inferSelect,
): Promise<string> {
  const unlock = (tx: Db) =>
    tx
      .update(idempotencyKeys)
      .set({ lockedUntil: null })
      .where(and(eq(idempotencyKeys.userId, order.userId), eq(idempotencyKeys.orderId, order.id)));
  let made: { id: string } | undefined;
  try {
    made = await payments.createOrder({ amount: order.total, receipt: `order-${order.id}` });
  } catch {
    // Told apart from a failure of ours below: the caller may try again.
  }
  if (!made) {
    await unlock(db);
    throw new ProviderUnavailable('The payment provider did not answer. Nothing was charged.');
  }
  const { id: providerOrderId } = made;
  await withTx(db, async (tx) => {
    await tx
      .update(orders)
      .set({ providerOrderId })
      .where(and(eq(orders.id, order.id), isNull(orders.providerOrderId)));
    await unlock(tx);
  });
  return providerOrderId;
}
