import { type ApiEnvironment, api } from '@parinda/api-client';
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { browserClock, type Clock } from '../shared/clock.ts';
import { notifyAccount } from '../shared/notify.ts';
import { listenToPurchase } from './purchase/listenToPurchase.ts';
import { rootReducer } from './rootReducer.ts';
import { sessionListener } from './session/sessionEffects.ts';
import { selectToken, tokenRefused } from './session/sessionSlice.ts';

interface Environment extends Omit<ApiEnvironment, 'getToken' | 'onUnauthorized'> {
  clock?: Clock;
}

/**
 * The shop's store. Slices hold only what is the client's own; what is fetched stays in the API
 * client's cache. What follows from an event, beside the new state, is done by its listeners.
 */
export function createShopStore({ clock = browserClock, ...environment }: Environment) {
  const client: ApiEnvironment = {
    ...environment,
    getToken: () => selectToken(store.getState()),
    // The refused call gets its own answer first: what is under way goes with the session.
    onUnauthorized: (token) => clock.after(0, () => store.dispatch(tokenRefused(token))),
  };
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: client } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });

  listeners.startListening(
    sessionListener({
      forgetAnswers: () => store.dispatch(api.util.resetApiState()),
      tellExpiry: () => notifyAccount('info', 'Session expired. You have been logged out.'),
    }),
  );
  listenToPurchase(listeners.startListening.withTypes(), clock);
  return store;
}

export type ShopStore = ReturnType<typeof createShopStore>;
export type ShopState = ReturnType<ShopStore['getState']>;
