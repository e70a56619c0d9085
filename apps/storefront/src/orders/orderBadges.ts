import type { Order } from '@parinda/api-client';

/** Delivery pending is warning, otherwise success (A 4); the text defaults to 'Pending' (A 2). */
export const deliveryBadge = (order: Order) =>
  ({
    tone: order.delivery_status === 'pending' ? 'warning' : 'success',
    text: order.delivery_status_display || 'Pending',
  }) as const;

/** The badges of the order's own page (A 2). */
export const detailBadges = (order: Order) => [
  order.delivery_status === 'delivered'
    ? ({ tone: 'success', text: 'Delivered' } as const)
    : ({ tone: 'warning', text: 'Delivery Pending' } as const),
  paymentBadges[order.payment_status],
];

/** Payment pending is warning, failed is danger (A 4). */
const paymentBadges = {
  completed: { tone: 'success', text: 'Paid' },
  pending: { tone: 'warning', text: 'Payment Pending' },
  failed: { tone: 'danger', text: 'Payment Pending' },
} as const;

/** Newest first; by id when placed in the same moment. */
export const newestFirst = (orders: readonly Order[]): Order[] =>
  [...orders].sort((a, b) => Date.parse(b.order_date) - Date.parse(a.order_date) || b.id - a.id);
