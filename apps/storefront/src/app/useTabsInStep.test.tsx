import { fixtures } from '@parinda/api-client/mocks';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storageKeys } from '../shared/business.ts';
import { patience, testPages } from '../testing/testPages.ts';
import { visitShop } from '../testing/visitShop.tsx';

testPages();

const { steelSpikes, balconyNet } = fixtures;

it('asks anew for what another tab has changed, and for nothing else', async () => {
  const asked = { wishlist: 0, products: 0 };
  visitShop({
    path: '/wishlist',
    answers: {
      'wishlist/': () => {
        asked.wishlist += 1;
        return Response.json(
          asked.wishlist === 1 ? [{ id: balconyNet.id, product_details: balconyNet }] : [],
        );
      },
      'products/': () => {
        asked.products += 1;
        return Response.json([steelSpikes, balconyNet]);
      },
    },
  });
  await screen.findByText(balconyNet.title, {}, patience);
  const before = asked.products;
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.wroteAt }));
  await waitFor(() => expect(screen.queryByText(balconyNet.title)).toBeNull(), patience);
  expect(asked).toEqual({ wishlist: 2, products: before });
});

it('tells the other tabs of each write, and of no read', async () => {
  localStorage.removeItem(storageKeys.wroteAt);
  visitShop({ path: '/wishlist' });
  await screen.findAllByText(balconyNet.title, {}, patience);
  expect(localStorage.getItem(storageKeys.wroteAt)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Remove.*${balconyNet.title}`) }));
  await waitFor(() => expect(localStorage.getItem(storageKeys.wroteAt)).not.toBeNull(), patience);
});
