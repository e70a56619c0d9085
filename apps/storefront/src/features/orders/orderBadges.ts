import type { Order } from '@parinda/api-client';
import type { OrderBadgeProps } from '@parinda/ui/order-badge';

/** What the list says of an order's delivery; the text defaults to 'Pending' (A 2). */
export const deliveryBadge = (order: Order): OrderBadgeProps => ({
  kind: 'delivery',
  status: order.delivery_status,
  text: order.delivery_status_display || 'Pending',
});

/** The badges of the order's own page (A 2). */
export const detailBadges = ({ delivery_status, payment_status }: Order): OrderBadgeProps[] => [
  {
    kind: 'delivery',
    status: delivery_status,
    text: delivery_status === 'delivered' ? 'Delivered' : 'Delivery Pending',
  },
  {
    kind: 'payment',
    status: payment_status,
    text: payment_status === 'completed' ? 'Paid' : 'Payment Pending',
  },
];

/** Newest first; by id when placed in the same moment. */
export const newestFirst = (orders: readonly Order[]): Order[] =>
  [...orders].sort((a, b) => Date.parse(b.order_date) - Date.parse(a.order_date) || b.id - a.id);
