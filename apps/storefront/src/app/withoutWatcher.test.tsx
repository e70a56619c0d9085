import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '../shared/routing/paths.ts';
import { testPages } from '../testing/testPages.ts';
import { visitShop } from '../testing/visitShop.tsx';

testPages();

vi.mock('./PurchaseWatcher.tsx', () => {
  throw new Error('The connection is lost.');
});

const line = { id: 7, slug: 's', title: 'S', image: null, price: 549, quantity: 1 };

it('the checkout renders although the purchase watcher fails to load', async () => {
  const store = visitShop({ path: paths.checkout, cart: [line] });
  await screen.findByRole('button', { name: 'Proceed to Pay' });
  await vi.waitFor(() => expect(store.getState().purchase).toEqual({ name: 'idle' }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy();
});
