import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orderItems, orders } from '../../db/schema.ts';
import type { components } from '../../http/schema.d.ts';
import { rupees } from '../money.ts';

type Order = components['schemas']['Order'];

const deliveryTexts = { pending: 'Pending', delivered: 'Delivered' };

/** A customer's orders as the wire shows them, newest first; those not yet payable are left out. */
export async function readOrders(db: Db, userId: number, which?: SQL): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.providerOrderId), which))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.userId, userId), inArray(orderItems.orderId, ids)))
    .orderBy(asc(orderItems.id));
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  return rows.map((row) => toOrder(row, itemsOf.get(row.id) ?? []));
}

function toOrder(
  row: typeof orders.$inferSelect,
  items: (typeof orderItems.$inferSelect)[],
): Order {
  return {
    id: row.id,
    order_date: row.createdAt.toISOString(),
    total_amount: rupees(row.total),
    delivery_status: row.deliveryStatus,
    delivery_status_display: deliveryTexts[row.deliveryStatus],
    payment_status: row.paymentStatus,
    razorpay_order_id: row.providerOrderId ?? '',
    items: items.map(({ id, productId, productName, productImage, price, quantity }) => ({
      id,
      product: productId,
      product_name: productName,
      product_image: productImage,
      product_price: rupees(price),
      quantity,
      item_total: rupees(price * quantity),
    })),
    address_details: row.address,
  };
}
