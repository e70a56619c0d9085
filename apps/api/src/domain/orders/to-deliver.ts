import { and, eq, isNull } from 'drizzle-orm';
import { orders } from '../../db/schema.ts';

/** Orders that are paid and wait to be sent. */
export const isToDeliver = and(
  eq(orders.paymentStatus, 'completed'),
  eq(orders.deliveryStatus, 'pending'),
  isNull(orders.cancelledAt),
);
