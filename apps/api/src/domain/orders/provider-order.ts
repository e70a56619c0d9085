import { eq, sql } from 'drizzle-orm';
import { orders, paymentChecks } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import { pipeline, withTx } from '../../db/with-tx.ts';
import { type DomainError, Invalid, ProviderUnavailable } from '../errors.ts';
import { firstCheckAfter } from '../payments/check-schedule.ts';
import { clearLastingErrors, isLasting, reportLastingError } from '../payments/lasting-errors.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { type PaymentProvider, ProviderError, providerErrorText } from '../payments/provider.ts';
import { releaseKey, withKeyLock } from './claim-key.ts';

type OrderRow = typeof orders.$inferSelect;

/** Unique for each order and database of a provider account. */
const receiptOf = ({ id, createdAt }: OrderRow) =>
  `order-${id}-${createdAt.getTime().toString(36)}`;

// Another process may have been faster; the stored order is the one to pay.
const storeProviderOrder = statement((db, { id, created }: { id: number; created: string }) =>
  db
    .update(orders)
    .set({ providerOrderId: sql`coalesce(${orders.providerOrderId}, ${created})` })
    .where(eq(orders.id, id))
    .returning({ id: orders.providerOrderId }),
);
const addCheck = statement((db, check: { orderId: number; dueAt: Date }) =>
  db.insert(paymentChecks).values(check).onConflictDoNothing(),
);

/**
 * Creates the provider's order, stores its id and releases the key. Throws ProviderUnavailable or
 * Invalid.
 *
 * @param isRetry the provider may already have the order, so it is looked up first
 */
export async function ensureProviderOrder(
  { db, now, log }: Pick<PaymentContext, 'db' | 'now' | 'log'>,
  payments: PaymentProvider,
  order: OrderRow,
  isRetry: boolean,
): Promise<string> {
  let created: { id: string };
  try {
    created = await withKeyLock(
      { db, now },
      order,
      async () =>
        (await findProviderOrder(payments, order, isRetry)) ??
        (await createProviderOrder(payments, order)),
    );
  } catch (error) {
    await releaseKey(db, { id: order.id, userId: order.userId });
    if (isLasting(error)) await reportLastingError({ db, now, log }, error);
    else log(`Creating order ${order.id} at the provider failed: ${providerErrorText(error)}`);
    throw toDomainError(error);
  }
  return withTx(db, async (tx) => {
    const { id, userId } = order;
    const [[stored]] = await pipeline([
      storeProviderOrder(tx, { id, created: created.id }),
      addCheck(tx, { orderId: id, dueAt: new Date(now().getTime() + firstCheckAfter) }),
      releaseKey(tx, { id, userId }),
      clearLastingErrors(tx, {}),
    ]);
    return stored?.id ?? created.id;
  });
}

/** Returns an error that tells the customer to retry or to change the order. */
function toDomainError(error: unknown): DomainError {
  switch (error instanceof ProviderError ? error.reason : undefined) {
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

const createProviderOrder = (payments: PaymentProvider, order: OrderRow) =>
  payments.createOrder({ amount: order.total, receipt: receiptOf(order) });

async function findProviderOrder(payments: PaymentProvider, order: OrderRow, isRetry: boolean) {
  if (!isRetry) return undefined;
  const created = await payments.ordersWith(receiptOf(order));
  return created.find(({ amount }) => amount === order.total);
}
