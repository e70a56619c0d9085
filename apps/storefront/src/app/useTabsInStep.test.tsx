import { api } from '@parinda/api-client';
import { fixtures } from '@parinda/api-client/mocks';
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createShopStore } from '../model/store.ts';
import { storageKeys } from '../shared/storage/storageKeys.ts';
import { testPages } from '../testing/testPages.ts';
import { visitShop } from '../testing/visitShop.tsx';
import { useTabsInStep } from './useTabsInStep.ts';

testPages();

const { steelSpikes, balconyNet } = fixtures;

it('refetches data that another tab has changed, and nothing else', async () => {
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
  await screen.findByText(balconyNet.title);
  const before = asked.products;
  // Simulates another tab, also for a subscriber that is added later.
  localStorage.setItem(storageKeys.wroteAt, `${Date.now()}`);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.wroteAt }));
  await waitFor(() => expect(screen.queryByText(balconyNet.title)).toBeNull());
  expect(asked).toEqual({ wishlist: 2, products: before });
});

it('notifies the other tabs of each write, and of no read', async () => {
  localStorage.removeItem(storageKeys.wroteAt);
  visitShop({ path: '/wishlist' });
  await screen.findAllByText(balconyNet.title);
  expect(localStorage.getItem(storageKeys.wroteAt)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Remove.*${balconyNet.title}`) }));
  await waitFor(() => expect(localStorage.getItem(storageKeys.wroteAt)).not.toBeNull());
});

/** Answers the first request for the wishlist with one product; returns the number of requests. */
function visitWishlist(): () => number {
  let asked = 0;
  visitShop({
    path: '/wishlist',
    answers: {
      'wishlist/': () => {
        asked += 1;
        return Response.json(
          asked === 1 ? [{ id: balconyNet.id, product_details: balconyNet }] : [],
        );
      },
    },
  });
  return () => asked;
}

it('refetches after a write in another tab between opening the page and loading its script', async () => {
  localStorage.setItem(storageKeys.wroteAt, `${Date.now()}`);
  const asked = visitWishlist();
  await waitFor(() => expect(asked()).toBe(2));
});

it('refetches nothing after a write from before the page was opened', async () => {
  localStorage.setItem(storageKeys.wroteAt, `${performance.timeOrigin - 1}`);
  const asked = visitWishlist();
  await screen.findByText(balconyNet.title);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked()).toBe(1);
});

it('announces a write from before its script loaded', async () => {
  localStorage.removeItem(storageKeys.wroteAt);
  const store = createShopStore({
    baseUrl: 'http://api.invalid',
    pincodeBaseUrl: '',
    fetch: async () => new Response(null, { status: 403 }),
  });
  await store.dispatch(api.endpoints.addToWishlist.initiate({ body: { product: balconyNet.id } }));
  expect(localStorage.getItem(storageKeys.wroteAt)).toBeNull();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  renderHook(() => useTabsInStep(), { wrapper });
  expect(localStorage.getItem(storageKeys.wroteAt)).not.toBeNull();
});
