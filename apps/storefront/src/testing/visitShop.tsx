import { createHandlers, mockToken } from '@parinda/api-client/mocks';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { getResponse } from 'msw';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { Shop } from '../app/App.tsx';
import type { CartLine } from '../model/cart/cart.ts';
import { cartSlice } from '../model/cart/cartSlice.ts';
import { loggedIn } from '../model/session/sessionSlice.ts';
import { createShopStore } from '../model/store.ts';
import { callsAhead } from '../shared/callsAhead.ts';
import { unexpectedErrorAlert } from '../shared/feedback/notify.ts';
import { type Waits, WaitsContext } from '../shared/wait/waits.ts';
import { type Answers, handlersOf } from './answers.ts';
import { noWaits } from './noWaits.ts';
import { stubIntersectionObserver } from './stubIntersectionObserver.ts';

export interface Visit {
  path: string;
  /** State of the history entry. */
  historyState?: object;
  answers?: Answers;
  /** Signed in unless false. */
  isSignedIn?: boolean;
  cart?: CartLine[];
  /** The documented wait that never ends; the others end at once. */
  wait?: keyof Waits;
  /** Whether everything observed is near the window; by default nothing is. */
  isNear?: boolean;
}

/** Resets the tab, and adds browser features that jsdom lacks. */
function furnishBrowser(isNear: boolean) {
  sessionStorage.clear();
  const nothing = () => {};
  const observer = class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  };
  stubIntersectionObserver({ isNear });
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('PerformanceObserver', observer);
  vi.stubGlobal('scrollTo', nothing);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://shop.test') : input, init);
      }
    },
  );
}

/** For tests: the whole storefront at a path, with the default mocks except for `answers`. */
export function visitShop({
  path,
  historyState,
  answers = {},
  isSignedIn = true,
  cart = [],
  wait,
  isNear = false,
}: Visit) {
  furnishBrowser(isNear);
  const handlers = [...handlersOf(answers), ...createHandlers()];
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await getResponse(handlers, request);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
  const store = createShopStore({
    baseUrl: '',
    pincodeBaseUrl: '',
    maxRetries: 0,
    onUnexpectedError: unexpectedErrorAlert(),
    isPrefetch: (key) => callsAhead.has(key),
  });
  if (isSignedIn) store.dispatch(loggedIn(mockToken));
  store.dispatch(cartSlice.actions.restored(cart));
  render(
    <StrictMode>
      <Provider store={store}>
        <WaitsContext value={noWaits(wait)}>
          <MemoryRouter
            initialEntries={[historyState ? { pathname: path, state: historyState } : path]}
          >
            <Shop />
          </MemoryRouter>
        </WaitsContext>
      </Provider>
    </StrictMode>,
  );
  return store;
}

/** The hidden face of a flip card has fields and buttons too. */
const isReachable = (element: Element) => !element.closest('[inert]');

/** Presses the first button (or link) of this name once it is present and enabled. */
export async function press(name: string | RegExp) {
  const button = await waitFor(() => {
    const found = screen.getAllByText(name, { selector: 'button *, button, a' });
    const enabled = found.find(isReachable)?.closest('button:not(:disabled), a');
    if (!enabled) throw new Error(`${name} cannot be pressed`);
    return enabled;
  });
  fireEvent.click(button);
}

/** Presses the first button with this aria-label. */
export async function pressNamed(label: string | RegExp) {
  const button = await waitFor(() => {
    const found = screen.getAllByLabelText(label).find(isReachable);
    if (!found || found.matches(':disabled, [aria-disabled=true]'))
      throw new Error(`${label} cannot be pressed`);
    return found;
  });
  fireEvent.click(button);
}

export async function fill(texts: Record<string, string>) {
  for (const [label, value] of Object.entries(texts)) {
    const field = (await screen.findAllByLabelText(label)).find(isReachable);
    if (field) fireEvent.input(field, { target: { value } });
  }
}
