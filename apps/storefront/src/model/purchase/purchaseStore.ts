import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SessionState } from '../session/sessionSlice.ts';
import type { PurchaseState } from './purchaseState.ts';

/** What a purchase needs of the shop's store. */
export interface PurchaseStore {
  getState: () => { session: SessionState; purchase?: PurchaseState | undefined };
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}
