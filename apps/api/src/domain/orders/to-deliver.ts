import { and, eq, isNull } from 'drizzle-orm';
import { orders } from '../../db/schema.ts';

/** Paid orders to deliver: neither cancelled nor refunded. */
export const isToDeliver = and(
  eq(orders.paymentStatus, 'completed'),
  eq(orders.deliveryStatus, 'pending'),
  isNull(orders.cancelledAt),
  isNull(orders.refundedAt),
);
