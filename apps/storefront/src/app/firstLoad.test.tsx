import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testPages } from '../testing/testPages.ts';
import { visitShop } from '../testing/visitShop.tsx';

testPages();

const line = { id: 7, slug: 's', title: 'S', image: null, price: 549, quantity: 1 };

it('a visit loads no purchase code until the checkout opens', async () => {
  const store = visitShop({ path: '/addtocart', cart: [line] });
  await screen.findByRole('heading', { level: 1, name: 'Nothing was added' });
  expect(store.getState()).not.toHaveProperty('purchase');

  cleanup();
  const checkout = visitShop({ path: '/checkout', cart: [line] });
  await waitFor(() => expect(checkout.getState().purchase).toEqual({ name: 'idle' }));
});
