import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OrderCard, type OrderCardProps } from './index.ts';

const order: OrderCardProps = {
  title: 'Steel Bird Spikes',
  orderLabel: 'Order #1042',
  total: '₹1,798.00',
  quantityLabel: 'Qty: 2',
  date: 'Nov 12, 2025 18:40',
  badge: { kind: 'delivery', status: 'pending', text: 'Pending' },
  detailsHref: '/order-detail/x',
  trackHref: '/order-detail/x#delivery',
};

test('names the order in its links', () => {
  render(<OrderCard {...order} />);
  expect(screen.getByRole('article', { name: 'Order #1042' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Details: Order #1042' }).getAttribute('href')).toBe(
    '/order-detail/x',
  );
  expect(screen.getByRole('link', { name: 'Track: Order #1042' })).toBeTruthy();
});

test('says how many other products the order has', () => {
  render(<OrderCard {...order} moreLabel="and 2 more products" />);
  expect(screen.getByText('and 2 more products')).toBeTruthy();
});

test('has no tracking after delivery', () => {
  render(<OrderCard {...order} trackHref={undefined} />);
  expect(screen.queryByRole('link', { name: /Track/ })).toBeNull();
});

test('has a named pay button until the payment', () => {
  const onPay = vi.fn();
  render(<OrderCard {...order} trackHref={undefined} onPay={onPay} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pay now: Order #1042' }));
  expect(onPay).toHaveBeenCalledTimes(1);
});
