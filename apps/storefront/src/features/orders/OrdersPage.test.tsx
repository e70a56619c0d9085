import { fixtures } from '@parinda/api-client/mocks';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatOrderDate } from '../../shared/orderDate.ts';
import { paths } from '../../shared/paths.ts';
import { visitShop } from '../../testing/visitShop.tsx';
import { decryptOrderId } from './orderId.ts';

vi.setConfig({ testTimeout: 40_000 });
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const patience = { timeout: 20_000 };

const { order } = fixtures;
const [item] = order.items;
const pending = {
  ...order,
  id: 42,
  order_date: '2026-11-02T09:30:00Z',
  delivery_status: 'pending',
  delivery_status_display: '',
  items: [{ ...item, product_name: 'Balcony Net', product_image: null }],
};

it('shows the newest order first, by its first item, with date and total', async () => {
  visitShop({ path: paths.orders, answers: { 'orders/': [order, pending] } });
  const cards = await screen.findAllByRole('article', {}, patience);
  const headings = cards.map((card) => within(card).getByRole('heading').textContent);
  expect(headings).toEqual(['Balcony Net', 'Steel Bird Spikes 1 m']);
  const [newest] = cards;
  for (const text of ['Order #42', 'Qty: 2', 'Pending', '₹1,098.00']) {
    expect(newest?.textContent).toContain(text);
  }
  expect(newest?.textContent).toContain(formatOrderDate(pending.order_date));
});

it('leads to the order by its obscured id, and tracks it only while it is pending', async () => {
  visitShop({ path: paths.orders, answers: { 'orders/': [order, pending] } });
  await screen.findAllByRole('article', {}, patience);
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
