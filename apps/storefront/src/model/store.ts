import { type ApiEnvironment, api } from '@parinda/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { cartSlice } from './cart/cartSlice.ts';
import { pincodeSlice } from './cart/pincodeSlice.ts';
import { sessionEnded, sessionSlice } from './session/sessionSlice.ts';

type Environment = Omit<ApiEnvironment, 'getToken' | 'onUnauthorized'>;

/**
 * The shop's store. Slices hold only what is the client's own; what is fetched stays in the API
 * client's cache.
 */
export function createShopStore(environment: Environment) {
  const client: ApiEnvironment = {
    ...environment,
    getToken: () => store.getState().session.token,
    // A refused token is of no more use than an expired one.
    onUnauthorized: (token) => {
      if (store.getState().session.token === token) store.dispatch(sessionEnded('expiry'));
    },
  };
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionSlice.reducer,
      cart: cartSlice.reducer,
      pincode: pincodeSlice.reducer,
    },
    middleware: (defaults) => defaults({ thunk: { extraArgument: client } }).concat(api.middleware),
  });
  return store;
}

export type ShopStore = ReturnType<typeof createShopStore>;
