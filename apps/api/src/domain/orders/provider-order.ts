import { eq, sql } from 'drizzle-orm';
import { orders, paymentChecks } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import { together, withTx } from '../../db/with-tx.ts';
import { type DomainError, Invalid, ProviderUnavailable } from '../errors.ts';
import { firstCheckAfter } from '../payments/check-schedule.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { faultText, type PaymentProvider, ProviderError } from '../payments/provider.ts';
import { forgetFaults, isLasting, reportFault } from '../payments/provider-fault.ts';
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
    if (isLasting(error)) await reportFault({ db, now, log }, error);
    else log(`${faultText(error)}, asked to make order ${order.id}`);
    throw refusalOf(error);
  }
  return withTx(db, async (tx) => {
    const { id, userId } = order;
    const [[kept]] = await together([
      keepProviderOrder(tx, { id, made: made.id }),
      checkLater(tx, { orderId: id, dueAt: new Date(now().getTime() + firstCheckAfter) }),
      letKeyGo(tx, { id, userId }),
      forgetFaults(tx, {}),
    ]);
    return kept?.id ?? made.id;
  });
}

/** Distinct from a failure of ours: the customer may try again, or change the order. */
function refusalOf(error: unknown): DomainError {
  switch (error instanceof ProviderError ? error.fault : undefined) {
    case 'over limit':
      return new Invalid(
        'This amount is more than can be paid online in one order. Nothing was charged.',
      );
    case 'refused':
      return new ProviderUnavailable(
        'The payment provider refused the order. Nothing was charged.',
      );
    case 'wrong key':
    case 'broken':
      return new ProviderUnavailable(
        'Payments are not available at the moment. Nothing was charged.',
      );
    default:
      return new ProviderUnavailable('The payment provider did not answer. Nothing was charged.');
  }
}

const make = (payments: PaymentProvider, order: OrderRow) =>
  payments.createOrder({ amount: order.total, receipt: receiptOf(order) });

async function madeBefore(payments: PaymentProvider, order: OrderRow, wasTried: boolean) {
  if (!wasTried) return undefined;
  const made = await payments.ordersWith(receiptOf(order));
  return made.find(({ amount }) => amount === order.total);
}
