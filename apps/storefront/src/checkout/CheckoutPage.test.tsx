import { fixtures } from '@parinda/api-client/mocks';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { skipWaits } from '../app/documentedWaits.ts';
import { visitShop } from '../app/visitShop.tsx';

vi.setConfig({ testTimeout: 40_000 });
let restoreWaits: () => void;
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  restoreWaits = skipWaits();
});
afterEach(() => {
  cleanup();
  restoreWaits();
  vi.unstubAllGlobals();
});

const { steelSpikes } = fixtures;

it('shows each item, the sums, and what is to be paid', async () => {
  visitShop({ path: '/checkout', cart: [{ ...steelSpikes, quantity: 2, productTotal: 1098 }] });
  const items = await screen.findByRole('list', { name: 'Items' }, { timeout: 20_000 });
  const [item] = within(items).getAllByRole('listitem');
  for (const text of [steelSpikes.title, 'Quantity: 2', '₹549']) {
    expect(item?.textContent).toContain(text);
  }
  expect(item?.querySelector('img')).not.toBeNull();
  const text = screen.getByRole('main').textContent;
  for (const sum of ['Items Subtotal₹1,098', 'ShippingRs.0', 'Amount to be paid₹1,098']) {
    expect(text).toContain(sum);
  }
});
