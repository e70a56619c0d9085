import { eq, sql } from 'drizzle-orm';
import { orders, paymentChecks } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import { together, withTx } from '../../db/with-tx.ts';
import { ProviderUnavailable } from '../errors.ts';
import { firstCheckAfter } from '../payments/check-schedule.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { faultText, type PaymentProvider, ProviderError } from '../payments/provider.ts';
import { holdingKey, letKeyGo } from './claim-key.ts';

type OrderRow = typeof orders.$inferSelect;

/** Of this order alone, in any database that an account at the provider has served. */
const receiptOf = ({ id, createdAt }: OrderRow) =>
  `order-${id}-${createdAt.getTime().toString(36)}`;

// Another process may have been quicker: the order that is paid is the one that is kept.
const keepProviderOrder = statement((db, { id, made }: { id: number; made: string }) =>
  db
    .update(orders)
    .set({ providerOrderId: sql`coalesce(${orders.providerOrderId}, ${made})` })
    .where(eq(orders.id, id))
    .returning({ id: orders.providerOrderId }),
);
const checkLater = statement((db, check: { orderId: number; dueAt: Date }) =>
  db.insert(paymentChecks).values(check).onConflictDoNothing(),
);

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
    await letKeyGo(db, { id: order.id, userId: order.userId });
    log(`${faultText(error)}, asked to make order ${order.id}`);
    // Told apart from a failure of ours below: the caller may try again.
    throw new ProviderUnavailable(
      error instanceof ProviderError && error.fault === 'refused'
        ? 'The payment provider refused the order. Nothing was charged.'
        : 'The payment provider did not answer. Nothing was charged.',
    );
  }
  return withTx(db, async (tx) => {
    const { id, userId } = order;
    const [[kept]] = await together([
      keepProviderOrder(tx, { id, made: made.id }),
      checkLater(tx, { orderId: id, dueAt: new Date(now().getTime() + firstCheckAfter) }),
      letKeyGo(tx, { id, userId }),
    ]);
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
