import { mockToken } from '@parinda/api-client/mocks';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { sessionStarted } from '../auth/sessionSlice.ts';
import { alertUnexpectedError } from '../shared/notify.ts';
import { Shop } from './App.tsx';
import { createShopStore } from './store.ts';

interface ShopParameters {
  /** The page's address. */
  path: string;
  /** Signed in unless false. */
  isSignedIn?: boolean;
}

function startShop(isSignedIn: boolean) {
  const store = createShopStore({
    baseUrl: '',
    pincodeBaseUrl: '',
    maxRetries: 0,
    onUnexpectedError: alertUnexpectedError,
  });
  if (isSignedIn) store.dispatch(sessionStarted(mockToken));
  return store;
}

function ShopAt({ path, isSignedIn = true }: ShopParameters) {
  const [store] = useState(() => startShop(isSignedIn));
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Shop />
      </MemoryRouter>
    </Provider>
  );
}

/**
 * For stories of pages: the whole shop at `parameters.shop.path`, with a store and a history of its
 * own, so that guards, links and toasts do what they do in the shop.
 */
export const inShop: Decorator = (_page, { id, parameters }) => (
  <ShopAt key={id} {...(parameters.shop as ShopParameters)} />
);

/**
 * Everything stands in a landmark. axe lets a skip link stand outside where it is the first link of
 * the document; here Storybook's own links, unseen, come before it.
 */
const region = { id: 'region', enabled: true, selector: 'body *:not(a[href="#main"])' };

/** Parameters of every page story. A whole page is held to the rules of landmarks and headings too. */
export const pageParameters = {
  layout: 'fullscreen',
  controls: { disable: true },
  a11y: { context: 'html', config: { rules: [region] } },
  /** The answers that differ from the usual ones of `@parinda/api-client/mocks`. */
  msw: { handlers: [] },
};
