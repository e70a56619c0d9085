import type { Order } from '@parinda/api-client';
import type { OrderBadgeProps } from '@parinda/ui/order-badge';

const pending = 'Pending';

/** Returns the delivery badge of a list entry; its text defaults to 'Pending' (2 §2). */
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

/** Returns the badge of a list entry. 'Not paid' comes before the delivery status. */
export function cardBadge(order: Order): OrderBadgeProps {
  if (!isPaid(order.paymentStatus)) {
    return { kind: 'payment', status: order.paymentStatus, text: 'Not paid' };
  }
  const badge = deliveryBadge(order);
  // The server's text may repeat the end badge.
  return badge.text === endBadge(order)?.text
    ? deliveryBadge({ ...order, deliveryText: '' })
    : badge;
}

/** Returns the first badge of a cancelled or refunded order (decisions: Cancelled). */
export function endBadge({ cancelledAt, refundedAt }: Order): OrderBadgeProps | undefined {
  if (refundedAt) return { kind: 'end', status: 'refunded', text: 'Refunded' };
  return cancelledAt ? { kind: 'end', status: 'cancelled', text: 'Cancelled' } : undefined;
}

/** Returns the badges of the order page (2 §2). */
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

/** Sorts newest first, and orders of the same moment by id. */
export const newestFirst = (orders: readonly Order[]): Order[] =>
  [...orders].sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || b.id - a.id);
