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
import { unexpectedErrorAlert } from '../shared/feedback/notify.ts';
import { forgetDrafts } from '../shared/forms/forgetDrafts.ts';
import { storageKeys } from '../shared/storage/storageKeys.ts';
import { type Waits, WaitsContext } from '../shared/wait/waits.ts';
import { noWaits } from './noWaits.ts';

/** `parameters.shop` of a page's story. */
export interface ShopParameters {
  /** The page's path. */
  path: string;
  /** Signed in unless false. */
  isSignedIn?: boolean;
  cart?: CartLine[];
  /** False when the browser refuses to store the cart. */
  isCartSaved?: boolean;
  pincode?: PincodeState;
  /** The browser's storage from an earlier visit. */
  stored?: Partial<Record<keyof typeof storageKeys, unknown>>;
  /** The documented wait that never ends; the others end at once. */
  wait?: keyof Waits;
}

function startShop({ isSignedIn = true, cart, isCartSaved, pincode }: ShopParameters) {
  const store = createShopStore({
    baseUrl: '',
    pincodeBaseUrl: '',
    maxRetries: 0,
    // No story depends on the speed of the machine.
    timeoutMs: 600_000,
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
  // The contract lens changes cached responses to find where a field is shown.
  Object.assign(window, { shopStore: store });
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

/** Prepares the browser's storage for a visit. The manager's own values stay. */
function openBrowser({ parameters }: Pick<StoryContext, 'parameters'>) {
  const { stored = {} } = parameters.shop as ShopParameters;
  forgetDrafts();
  for (const [name, key] of Object.entries(storageKeys)) {
    sessionStorage.removeItem(key);
    const value = stored[name as keyof typeof storageKeys];
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  }
}

/**
 * Requires everything to be in a landmark. axe exempts a skip link only as the first link of the
 * document; here Storybook's own hidden links precede it.
 */
const region = { id: 'region', enabled: true, selector: 'body *:not(a[href="#main"])' };

/** React Aria announces a pending button for seven seconds, even after the button is gone. */
const context = { include: ['html'], exclude: ['[data-live-announcer]'] };

/**
 * Returns the meta of a page's stories: the whole storefront at a path, with its own store and
 * history, so that guards, links and toasts work. axe checks landmarks and headings of the whole
 * page too.
 */
export const pageStories = (shop: ShopParameters) => ({
  decorators: [inShop],
  beforeEach: openBrowser,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    a11y: { context, config: { rules: [region] } },
    /** Responses that differ from the defaults of `@parinda/api-client/mocks`. */
    msw: { handlers: [] },
    shop,
  },
});
