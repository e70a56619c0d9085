import { and, eq, isNull } from 'drizzle-orm';
import { orders, paymentChecks } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import { ProviderUnavailable } from '../errors.ts';
import { firstCheckAfter } from '../payments/check-schedule.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { faultText, type PaymentProvider, ProviderError } from '../payments/provider.ts';
import { holdingKey, letKeyGo } from './claim-key.ts';

type OrderRow = typeof orders.$inferSelect;

/** Of this order alone, in any database that an account at the provider has served. */
const receiptOf = ({ id, createdAt }: OrderRow) =>
  `order-${id}-${createdAt.getTime().toString(36)}`;

/**
 * Has the provider make its order of ours, keeps its id, and lets the purchase attempt's key go.
 *
 * @param wasTried one may stand there already, whose answer was lost: it is looked up first
 */
export async function makeProviderOrder(
  { db, now, log }: Pick<PaymentContext, 'db' | 'now' | 'log'>,
  payments: PaymentProvider,
  order: OrderRow,
  wasTried: boolean,
): Promise<string> {
  let made: { id: string };
  try {
    made = await holdingKey(
      { db, now },
      order,
      async () => (await madeBefore(payments, order, wasTried)) ?? (await make(payments, order)),
    );
  } catch (error) {
    await letKeyGo(db, order);
    log(`${faultText(error)}, asked to make order ${order.id}`);
    // Told apart from a failure of ours below: the caller may try again.
    throw new ProviderUnavailable(
      error instanceof ProviderError && error.fault === 'refused'
        ? 'The payment provider refused the order. Nothing was charged.'
        : 'The payment provider did not answer. Nothing was charged.',
    );
  }
  return withTx(db, async (tx) => {
    const isThis = eq(orders.id, order.id);
    await tx
      .update(orders)
      .set({ providerOrderId: made.id })
      .where(and(isThis, isNull(orders.providerOrderId)));
    const dueAt = new Date(now().getTime() + firstCheckAfter);
    await tx.insert(paymentChecks).values({ orderId: order.id, dueAt }).onConflictDoNothing();
    await letKeyGo(tx, order);
    // Another process may have been quicker: the order that is paid is the one that is kept.
    const [kept] = await tx.select({ id: orders.providerOrderId }).from(orders).where(isThis);
    return kept?.id ?? made.id;
  });
}

const make = (payments: PaymentProvider, order: OrderRow) =>
  payments.createOrder({ amount: order.total, receipt: receiptOf(order) });

async function madeBefore(payments: PaymentProvider, order: OrderRow, wasTried: boolean) {
  if (!wasTried) return undefined;
  const made = await payments.ordersWith(receiptOf(order));
  return made.find(({ amount }) => amount === order.total);
}
