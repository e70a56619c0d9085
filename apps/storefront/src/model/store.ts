import { type ApiEnvironment, api } from '@parinda/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { notifyAccount } from '../shared/feedback/notify.ts';
import { browserClock, type Clock } from '../shared/time/clock.ts';
import { createListeners } from './listeners.ts';
import { purchaseListener } from './purchase/listenToPurchase.ts';
import { type RootState, rootReducer } from './rootReducer.ts';
import { serverClock } from './session/serverClock.ts';
import { expiredText, sessionListener } from './session/sessionEffects.ts';
import { selectToken, tokenOf, tokenRejected } from './session/sessionSlice.ts';

interface Environment extends Omit<ApiEnvironment, 'getToken' | 'onUnauthorized' | 'onServerTime'> {
  clock?: Clock;
  /** State that the server has already fetched. */
  preloadedState?: Partial<RootState>;
}

/**
 * Creates the store. Slices hold only client state; fetched data stays in the API client's cache.
 * Listeners run the side effects of events.
 */
export function createShopStore({
  clock = browserClock,
  preloadedState,
  ...environment
}: Environment) {
  const servers = serverClock(clock);
  /** Token of the session that the customer has ended. */
  let endedToken: string | null = null;
  const client: ApiEnvironment = {
    ...environment,
    onServerTime: servers.learn,
    getToken: (operation) => (operation === 'logout' ? endedToken : selectToken(store.getState())),
    onUnauthorized: (token, operation) => {
      // The documents only log a failed profile call (1 §7).
      if (operation === 'getProfile') return;
      // Deferred, so that the rejected call completes first: the logout aborts pending calls.
      clock.after(0, () => store.dispatch(tokenRejected(token)));
    },
  };
  const { middleware: listening, listen } = createListeners<RootState>();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: client } })
        .prepend(listening)
        .concat(api.middleware),
  });

  listen(
    sessionListener({
      forgetAnswers: () => store.dispatch(api.util.resetApiState()),
      // After `resetApiState`, which aborts running calls.
      revokeToken: (_session, ended) => {
        endedToken = tokenOf(ended);
        store.dispatch(api.endpoints.logout.initiate(undefined, { track: false }));
      },
      tellExpiry: () => notifyAccount('info', expiredText),
    }),
  );
  listen(purchaseListener(store, clock));
  return { ...store, listen, serverClock: servers };
}

export type ShopStore = ReturnType<typeof createShopStore>;
export type ShopState = ReturnType<ShopStore['getState']>;
