import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { KeptCalls } from '../../shared/callsAhead.ts';
import type { SessionState } from '../session/sessionSlice.ts';
import type { PurchaseState } from './purchaseState.ts';

/** The parts of the store that a purchase needs. */
export interface PurchaseStore {
  getState: () => KeptCalls & { session: SessionState; purchase?: PurchaseState | undefined };
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}
