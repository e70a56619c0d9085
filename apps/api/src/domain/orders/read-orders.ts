import { and, asc, desc, eq, gt, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { invoices, orderItems, orders, paymentChecks, payments } from '../../db/schema.ts';
import { NotFound } from '../errors.ts';
import { afterCursor, type Page, toPage } from '../page.ts';
import { expiredBefore } from '../payments/expiry.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { refreshPayment } from '../payments/refresh-payment.ts';

export type Order = typeof orders.$inferSelect & {
  items: (typeof orderItems.$inferSelect)[];
  /** Paise; null: not paid, or unknown. */
  paid: number | null;
  /** Last response of the provider about the payment; null: none, or the checks have ended. */
  checkedAt: Date | null;
  /** Invoice and credit note, as far as issued. */
  invoices: (typeof invoices.$inferSelect)[];
};

/** Reads a customer's orders, newest first, without those that the provider does not have yet. */
async function readOrders(
  db: Db,
  userId: number,
  which: SQL | undefined,
  limit = 1,
): Promise<Order[]> {
  const rows = await db
    .select({ order: orders, amount: payments.amount, checkedAt: paymentChecks.answeredAt })
    .from(orders)
    .leftJoin(payments, eq(payments.id, orders.paymentId))
    .leftJoin(paymentChecks, eq(paymentChecks.orderId, orders.id))
    .where(and(eq(orders.userId, userId), isNotNull(orders.providerOrderId), which))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
  const [items, issued] = await Promise.all([
    db
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.userId, userId), inArray(orderItems.orderId, ids)))
      .orderBy(asc(orderItems.id)),
    db
      .select()
      .from(invoices)
      .where(and(eq(invoices.userId, userId), inArray(invoices.orderId, ids))),
  ]);
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const invoicesOf = Map.groupBy(issued, ({ orderId }) => orderId);
  return rows.map(({ order, amount, checkedAt }) => ({
    ...order,
    checkedAt,
    items: itemsOf.get(order.id) ?? [],
    invoices: invoicesOf.get(order.id) ?? [],
    paid: order.paymentStatus === 'completed' ? amount : null,
  }));
}

/** Reads a page of a customer's orders, without those unpaid for a day. */
export async function listCustomerOrders(
  db: Db,
  userId: number,
  now: Date,
  { limit, cursor }: { limit: number; cursor: number | undefined },
): Promise<Page<Order>> {
  const isCurrent = or(
    eq(orders.paymentStatus, 'completed'),
    gt(orders.createdAt, expiredBefore(now)),
  );
  const isOwn = (id: number) => and(eq(orders.id, id), eq(orders.userId, userId));
  const follows = await afterCursor(db, orders, isOwn, cursor);
  return toPage(await readOrders(db, userId, and(isCurrent, follows), limit + 1), limit);
}

async function readOrder(db: Db, userId: number, id: number): Promise<Order> {
  const [order] = await readOrders(db, userId, eq(orders.id, id));
  if (!order) throw new NotFound('Order not found');
  return order;
}

/**
 * Reads a customer's order. Asks the provider first if it is unpaid, at most once in
 * `pollInterval`: a payment may exist although no webhook has arrived. Throws NotFound.
 */
export async function readCurrentOrder(
  context: PaymentContext,
  userId: number,
  id: number,
): Promise<Order> {
  const order = await readOrder(context.db, userId, id);
  return (await refreshPayment(context, order)) ? readOrder(context.db, userId, id) : order;
}
