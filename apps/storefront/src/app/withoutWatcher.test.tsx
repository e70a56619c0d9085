import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../shared/paths.ts';
import { visitShop } from '../testing/visitShop.tsx';

vi.setConfig({ testTimeout: 40_000 });

vi.mock('./PurchaseWatcher.tsx', () => {
  throw new Error('The connection is lost.');
});

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = { id: 7, slug: 's', title: 'S', image: null, price: 549, quantity: 1 };

it('the checkout stands though what watches over a purchase could not be loaded', async () => {
  const store = visitShop({ path: paths.checkout, cart: [line] });
  await screen.findByRole('button', { name: 'Proceed to Pay' }, { timeout: 20_000 });
  await vi.waitFor(() => expect(store.getState().purchase).toEqual({ name: 'idle' }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy();
});
