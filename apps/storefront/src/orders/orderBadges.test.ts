import { fixtures } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { deliveryBadge, detailBadges, newestFirst } from './orderBadges.ts';

const { order } = fixtures;

it('shows a pending delivery as warning and any other as success', () => {
  const pending = { ...order, delivery_status: 'pending' as const, delivery_status_display: '' };
  expect(deliveryBadge(pending)).toEqual({ tone: 'warning', text: 'Pending' });
  expect(deliveryBadge(order)).toEqual({ tone: 'success', text: 'Delivered' });
});

it.each([
  ['completed', { tone: 'success', text: 'Paid' }],
  ['pending', { tone: 'warning', text: 'Payment Pending' }],
  ['failed', { tone: 'danger', text: 'Payment Pending' }],
] as const)('shows a payment that is %s', (payment_status, badge) => {
  expect(detailBadges({ ...order, payment_status })[1]).toEqual(badge);
});

it('sorts newest first', () => {
  const orders = [
    { ...order, id: 1, order_date: '2026-01-01T00:00:00Z' },
    { ...order, id: 3, order_date: '2026-02-01T00:00:00Z' },
    { ...order, id: 2, order_date: '2026-02-01T00:00:00Z' },
  ];
  expect(newestFirst(orders).map(({ id }) => id)).toEqual([3, 2, 1]);
});
