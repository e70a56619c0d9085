import { asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orderItems, orders, payments, users } from '../../db/schema.ts';
import { type CommandResult, listResult } from '../command-result.ts';
import { NotFound } from '../errors.ts';
import { rupeesText } from '../money.ts';
import { isToDeliver } from './to-deliver.ts';

interface Options {
  /** Only paid, undelivered orders, oldest first; otherwise all, newest first. */
  toDeliver?: boolean | undefined;
  limit: number;
}

type Row = Pick<
  typeof orders.$inferSelect,
  'paymentStatus' | 'deliveryStatus' | 'cancelledAt' | 'refundedAt' | 'total' | 'createdAt' | 'id'
> & { email: string };

const columns = {
  id: orders.id,
  createdAt: orders.createdAt,
  total: orders.total,
  paymentStatus: orders.paymentStatus,
  deliveryStatus: orders.deliveryStatus,
  cancelledAt: orders.cancelledAt,
  refundedAt: orders.refundedAt,
  providerOrderId: orders.providerOrderId,
  email: users.email,
};

export async function listOrders(
  { db }: { db: Db },
  { toDeliver, limit }: Options,
): Promise<CommandResult> {
  const rows = await db
    .select(columns)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(toDeliver ? isToDeliver : isNotNull(orders.providerOrderId))
    .orderBy(toDeliver ? asc(orders.createdAt) : desc(orders.createdAt), asc(orders.id))
    .limit(limit);
  return listResult(rows, toDeliver ? 'No orders to deliver.' : 'There are no orders.', line);
}

const line = (row: Row) => [row.id, row.createdAt, rupeesText(row.total), stateOf(row), row.email];

function stateOf({ cancelledAt, refundedAt, deliveryStatus, paymentStatus }: Row): string {
  if (cancelledAt) return 'cancelled';
  if (deliveryStatus === 'delivered') return refundedAt ? 'delivered, refunded' : 'delivered';
  if (refundedAt) return 'refunded';
  return paymentStatus === 'completed' ? 'paid' : `payment ${paymentStatus}`;
}

/** Shows an order with its items, address and payments. */
export async function showOrder(
  { db }: { db: Db },
  { id }: { id: number },
): Promise<CommandResult> {
  const [row] = await db
    .select({ order: orders, email: users.email, name: users.name })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id));
  if (!row) throw new NotFound(`There is no order ${id}`);
  const { order, email, name } = row;
  const items = await db.select().from(orderItems).where(isOf(orderItems.orderId, id));
  const paid = await db.select().from(payments).where(isOf(payments.orderId, id));
  const { address } = order;
  const text = [
    line({ ...order, email })
      .map((part) => (part instanceof Date ? part.toISOString() : part))
      .join('  '),
    `Customer: ${name} <${email}>`,
    `Provider order: ${order.providerOrderId ?? 'none yet'}`,
    ...items.map(
      (item) => `${item.quantity} × ${item.productName}: ${rupeesText(item.price * item.quantity)}`,
    ),
    [
      `To: ${address.full_name}, ${address.phone}`,
      address.address,
      address.address_line2,
      `${address.city}, ${address.state} ${address.zip_code}`,
    ]
      .filter(Boolean)
      .join(', '),
    ...paid.map(
      ({ id: paymentId, state, amount, problem }) =>
        `Payment ${paymentId}: ${[state, amount === null ? null : rupeesText(amount), problem].filter(Boolean).join(', ')}`,
    ),
  ].join('\n');
  return { text, data: { ...order, customer: { name, email }, items, payments: paid } };
}

const isOf = (column: typeof orderItems.orderId | typeof payments.orderId, id: number): SQL =>
  eq(column, id);
