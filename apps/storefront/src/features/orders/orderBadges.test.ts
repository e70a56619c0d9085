import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { cardBadge, deliveryBadge, detailBadges, endBadge, newestFirst } from './orderBadges.ts';

const { order } = records;

// Spec: 2 §2 Orders
it("shows the server's delivery text, else 'Pending'", () => {
  const pending = { ...order, deliveryStatus: 'pending' as const, deliveryText: '' };
  expect(deliveryBadge(pending)).toEqual({
    kind: 'delivery',
    status: 'pending',
    text: 'Pending',
    subject: 'Delivery',
  });
  expect(deliveryBadge(order)).toMatchObject({ status: 'delivered', text: 'Delivered' });
});

// Spec: 2 §2 Order detail
it.each([
  ['completed', 'Paid'],
  ['pending', 'Payment Pending'],
  ['failed', 'Payment Pending'],
] as const)('shows the payment status %s as %s', (paymentStatus, text) => {
  expect(detailBadges({ ...order, paymentStatus })[1]).toEqual({
    kind: 'payment',
    status: paymentStatus,
    text,
  });
});

it.each([
  [{ cancelledAt: '2026-01-02T00:00:00Z', refundedAt: null }, 'Cancelled'],
  [{ cancelledAt: null, refundedAt: '2026-01-02T00:00:00Z' }, 'Refunded'],
  [{ cancelledAt: '2026-01-02T00:00:00Z', refundedAt: '2026-01-03T00:00:00Z' }, 'Refunded'],
])('starts the badges of an order with %o with %s', (end, text) => {
  const [first, ...others] = detailBadges({ ...order, ...end });
  expect(first).toMatchObject({ kind: 'end', text });
  expect(others.map(({ kind }) => kind)).toEqual(['delivery', 'payment']);
});

// Spec: decisions Purchase; decisions Second round
it('adds no badge to an active order', () => {
  expect(endBadge(order)).toBeUndefined();
  expect(detailBadges(order)).toHaveLength(2);
});

it("shows 'Refunded' once when the delivery text repeats it", () => {
  const refunded = { ...order, deliveryText: 'Refunded', refundedAt: '2026-01-02T00:00:00Z' };
  expect(cardBadge(refunded).text).toBe('Pending');
  expect(cardBadge({ ...refunded, deliveryText: 'Cancelled' }).text).toBe('Cancelled');
});

// Spec: 2 §2 Orders
it('sorts newest first', () => {
  const orders = [
    { ...order, id: 1, date: '2026-01-01T00:00:00Z' },
    { ...order, id: 3, date: '2026-02-01T00:00:00Z' },
    { ...order, id: 2, date: '2026-02-01T00:00:00Z' },
  ];
  expect(newestFirst(orders).map(({ id }) => id)).toEqual([3, 2, 1]);
});
