import type { Order } from '@parinda/api-client';

/** Delivery pending is warning, otherwise success (A 4); the text defaults to 'Pending' (A 2). */
export const deliveryBadge = (order: Order) =>
  ({
    tone: order.delivery_status === 'pending' ? 'warning' : 'success',
    text: order.delivery_status_display || 'Pending',
  }) as const;

/** The badges of the order's own page (A 2). */
export const detailBadges = (order: Order) =>
  [
    order.delivery_status === 'delivered'
      ? { tone: 'success', text: 'Delivered' }
      : { tone: 'warning', text: 'Delivery Pending' },
    order.payment_status === 'completed'
      ? { tone: 'success', text: 'Paid' }
      : { tone: order.payment_status === 'failed' ? 'danger' : 'warning', text: 'Payment Pending' },
  ] as const;

/** Newest first; by id when placed in the same moment. */
export const newestFirst = (orders: readonly Order[]): Order[] =>
  [...orders].sort((a, b) => Date.parse(b.order_date) - Date.parse(a.order_date) || b.id - a.id);
