import { api } from '@parinda/api-client';
import { combineSlices } from '@reduxjs/toolkit';
import { cartSlice } from './cart/cartSlice.ts';
import { pincodeSlice } from './cart/pincodeSlice.ts';
import type { PurchaseState } from './purchase/purchaseState.ts';
import { sessionSlice } from './session/sessionSlice.ts';

/** Reducers for every visit; others are injected when their script loads, as few visitors buy. */
export const rootReducer = combineSlices(
  { [api.reducerPath]: api.reducer },
  sessionSlice,
  cartSlice,
  pincodeSlice,
).withLazyLoadedSlices<{ purchase: PurchaseState }>();

export type RootState = ReturnType<typeof rootReducer>;
