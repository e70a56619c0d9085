import { fixtures } from '@parinda/api-client/mocks';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { formatOrderDate } from '../../shared/time/orderDate.ts';
import { testPages } from '../../testing/testPages.ts';
import { visitShop } from '../../testing/visitShop.tsx';
import { decryptOrderId } from './orderId.ts';

testPages();

const { order } = fixtures;
const [item] = order.items;
const pending = {
  ...order,
  id: 42,
  order_date: '2026-11-02T09:30:00Z',
  payment_status: 'completed',
  delivery_status: 'pending',
  delivery_status_display: '',
  items: [{ ...item, product_name: 'Balcony Net', product_image: null }],
};

// Spec: 2 §2 Orders
it('shows the newest order first, with its first item, date and total', async () => {
  visitShop({ path: paths.orders, answers: { 'orders/': [order, pending] } });
  const cards = await screen.findAllByRole('article');
  const headings = cards.map((card) => within(card).getByRole('heading').textContent);
  expect(headings).toEqual(['Balcony Net', 'Steel Bird Spikes 1 m']);
  const [newest] = cards;
  for (const text of ['Order #42', 'Qty: 2', 'Pending', '₹1,098.00']) {
    expect(newest?.textContent).toContain(text);
  }
  expect(newest?.textContent).toContain(formatOrderDate(pending.order_date));
});

// Spec: 2 §2 Orders
it('says that the list may be incomplete when it shows a hundred orders', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...order, id: at + 1 }));
  visitShop({ path: paths.orders, answers: { 'orders/': many(100) } });
  expect(await screen.findByText(/^These are your 100 newest orders\./)).toBeTruthy();
});

// Spec: decisions First round; decisions Purchase
it("offers payment for an unpaid order, without tracking and without 'Pending'", async () => {
  const unpaid = { ...pending, payment_status: 'pending', razorpay_key: 'rzp_test' };
  visitShop({ path: paths.orders, answers: { 'orders/': [unpaid, order] } });
  const card = await screen.findByRole('article', { name: 'Order #42' });
  expect(card.textContent).toContain('Not paid');
  expect(card.textContent).not.toContain('Pending');
  expect(within(card).queryByRole('link', { name: /^Track/ })).toBeNull();
  expect(await within(card).findByRole('button', { name: 'Pay now: Order #42' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Pay now/ })).toHaveLength(1);
});

it('offers no payment when the server sends no payment key', async () => {
  const unpaid = { ...pending, payment_status: 'failed' };
  visitShop({ path: paths.orders, answers: { 'orders/': [unpaid] } });
  const card = await screen.findByRole('article', { name: 'Order #42' });
  expect(card.textContent).toContain('Not paid');
  expect(screen.queryByRole('button', { name: /^Pay now/ })).toBeNull();
});

// Spec: decisions Purchase
it('confirms a payment with items, delivery address and e-mail address', async () => {
  const paid = { ...pending, payment_status: 'completed' };
  visitShop({
    path: paths.orders,
    historyState: { paidOrder: 42 },
    answers: { 'orders/': [order, paid] },
  });
  const title = await screen.findByText('Order #42 is paid: ₹1,098.00');
  const confirmation = title.closest('[role=status]');
  for (const text of ['2 × Balcony Net', '14 Temple Street', 'Mysuru, Karnataka 570001']) {
    expect(confirmation?.textContent).toContain(text);
  }
  const mail = `We have sent a confirmation to ${fixtures.user.email}.`;
  expect(await screen.findByText(mail)).toBeTruthy();
});

// Spec: 2 §2 Orders; decisions Routes
it('links to the order by its obscured id, and to tracking only while the order is pending', async () => {
  visitShop({ path: paths.orders, answers: { 'orders/': [order, pending] } });
  await screen.findAllByRole('article');
  const hrefs = (name: RegExp) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href') ?? '');
  const ids = hrefs(/^View Details/).map((href) =>
    decryptOrderId(decodeURIComponent(href.replace('/order-detail/', ''))),
  );
  expect(ids).toEqual([42, 41]);
  const [track, ...others] = hrefs(/^Track/);
  expect(others).toEqual([]);
  expect(track).toMatch(/#delivery$/);
});
