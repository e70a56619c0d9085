import type { Order } from '@parinda/api-client';
import type { OrderBadgeProps } from '@parinda/ui/order-badge';

const pending = 'Pending';

/** Delivery of an order as the list shows it; the text defaults to 'Pending' (2 §2). */
export function deliveryBadge(order: Order): OrderBadgeProps {
  const text = order.deliveryText || pending;
  return {
    kind: 'delivery',
    status: order.deliveryStatus,
    text,
    subject: text === pending ? 'Delivery' : undefined,
  };
}

export const isPaid = (status: Order['paymentStatus']): boolean => status === 'completed';

/** An order that was never paid is not on its way: that comes before its delivery. */
export function cardBadge(order: Order): OrderBadgeProps {
  if (!isPaid(order.paymentStatus)) {
    return { kind: 'payment', status: order.paymentStatus, text: 'Not paid' };
  }
  const badge = deliveryBadge(order);
  // The text of the server may repeat the badge before.
  return badge.text === endBadge(order)?.text
    ? deliveryBadge({ ...order, deliveryText: '' })
    : badge;
}

/** Stands before the documented badges of an order that will not be sent (decisions: Cancelled). */
export function endBadge({ cancelledAt, refundedAt }: Order): OrderBadgeProps | undefined {
  if (refundedAt) return { kind: 'end', status: 'refunded', text: 'Refunded' };
  return cancelledAt ? { kind: 'end', status: 'cancelled', text: 'Cancelled' } : undefined;
}

/** The badges of the order's own page (2 §2). */
export const detailBadges = (order: Order): OrderBadgeProps[] => [
  ...[endBadge(order)].filter((badge) => badge !== undefined),
  {
    kind: 'delivery',
    status: order.deliveryStatus,
    text: order.deliveryStatus === 'delivered' ? 'Delivered' : 'Delivery Pending',
  },
  {
    kind: 'payment',
    status: order.paymentStatus,
    text: order.paymentStatus === 'completed' ? 'Paid' : 'Payment Pending',
  },
];

/** Newest first; by id when placed in the same moment. */
export const newestFirst = (orders: readonly Order[]): Order[] =>
  [...orders].sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || b.id - a.id);
