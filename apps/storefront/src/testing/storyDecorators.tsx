import { mockToken } from '@parinda/api-client/mocks';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Shop } from '../app/App.tsx';
import type { CartLine } from '../model/cart/cart.ts';
import { cartSlice } from '../model/cart/cartSlice.ts';
import { type PincodeState, pincodeAnswered, pincodeEdited } from '../model/cart/pincodeSlice.ts';
import { loggedIn } from '../model/session/sessionSlice.ts';
import { createShopStore } from '../model/store.ts';
import { storageKeys } from '../shared/business.ts';
import { unexpectedErrorAlert } from '../shared/feedback/notify.ts';
import { type Waits, WaitsContext } from '../shared/wait/waits.ts';
import { noWaits } from './noWaits.ts';

/** `parameters.shop` of a page's story. */
export interface ShopParameters {
  /** The page's address. */
  path: string;
  /** Signed in unless false. */
  isSignedIn?: boolean;
  cart?: CartLine[];
  /** False when the browser refused to keep the cart. */
  isCartSaved?: boolean;
  pincode?: PincodeState;
  /** What the browser kept of an earlier visit. */
  stored?: Partial<Record<keyof typeof storageKeys, unknown>>;
  /** The documented wait that goes on; the others are over at once. */
  wait?: keyof Waits;
}

function startShop({ isSignedIn = true, cart, isCartSaved, pincode }: ShopParameters) {
  const store = createShopStore({
    baseUrl: '',
    pincodeBaseUrl: '',
    maxRetries: 0,
    onUnexpectedError: unexpectedErrorAlert(),
  });
  const { restored, savedOrNot } = cartSlice.actions;
  if (isSignedIn) store.dispatch(loggedIn(mockToken));
  if (cart) store.dispatch(restored(cart));
  if (isCartSaved === false) store.dispatch(savedOrNot(false));
  if (pincode) {
    store.dispatch(pincodeEdited(pincode.pin));
    store.dispatch(pincodeAnswered(pincode));
  }
  return store;
}

function ShopAt(shop: ShopParameters) {
  const [store] = useState(() => startShop(shop));
  return (
    <Provider store={store}>
      <WaitsContext value={noWaits(shop.wait)}>
        <MemoryRouter initialEntries={[shop.path]}>
          <Shop />
        </MemoryRouter>
      </WaitsContext>
    </Provider>
  );
}

const inShop: Decorator = (_page, { id, parameters }) => (
  <ShopAt key={id} {...(parameters.shop as ShopParameters)} />
);

/** The browser as a visit finds it. */
function openBrowser({ parameters }: Pick<StoryContext, 'parameters'>) {
  const { stored = {} } = parameters.shop as ShopParameters;
  for (const [name, key] of Object.entries(storageKeys)) {
    const value = stored[name as keyof typeof storageKeys];
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  }
}

/**
 * Everything stands in a landmark. axe lets a skip link stand outside where it is the first link of
 * the document; here Storybook's own links, unseen, come before it.
 */
const region = { id: 'region', enabled: true, selector: 'body *:not(a[href="#main"])' };

/** React Aria speaks of a waiting button for seven seconds, even when the button is gone by then. */
const context = { include: ['html'], exclude: ['[data-live-announcer]'] };

/**
 * What the meta of a page's stories holds: the whole shop at an address, with a store and a history
 * of its own, so that guards, links and toasts do what they do in the shop. A whole page is held to
 * axe's rules of landmarks and headings too.
 */
export const pageStories = (shop: ShopParameters) => ({
  decorators: [inShop],
  beforeEach: openBrowser,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    a11y: { context, config: { rules: [region] } },
    /** The answers that differ from the usual ones of `@parinda/api-client/mocks`. */
    msw: { handlers: [] },
    shop,
  },
});
