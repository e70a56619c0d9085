import { api } from '@parinda/api-client';
import type { TypedStartListening } from '@reduxjs/toolkit';
import type { Clock } from '../../shared/clock.ts';
import { selectIsSignedIn } from '../session/sessionSlice.ts';
import { isPaid, keptAttempt } from './keptAttempt.ts';
import { checkResumed, checkUnanswered, orderFailed } from './purchaseSlice.ts';
import type { PurchaseStore } from './purchaseStore.ts';

type Listen = TypedStartListening<ReturnType<PurchaseStore['getState']>, PurchaseStore['dispatch']>;
type Perform = ReturnType<typeof import('./performPurchase.ts').purchasePerformer>;

/** Few visitors buy: what a purchase does comes with its first event. */
export function listenToPurchase(startListening: Listen, clock: Clock) {
  let performing: Promise<Perform> | undefined;

  startListening({
    predicate: ({ type }) => type.startsWith('purchase/'),
    effect: async (event, { getState, getOriginalState, dispatch }) => {
      const [before, after] = [getOriginalState().purchase, getState().purchase];
      performing ??= import('./performPurchase.ts').then(({ purchasePerformer }) =>
        purchasePerformer({ getState, dispatch }, clock),
      );
      const perform = await performing.catch(() => null);
      if (perform) return perform(event, before, after);
      performing = undefined;
      if (before === after) return;
      dispatch(orderFailed({ text: 'Failed to create order' }));
      dispatch(checkUnanswered());
    },
  });

  // A session may end between paying and its verification: looked for anew at each login.
  startListening({
    matcher: api.endpoints.getProfile.matchFulfilled,
    effect: ({ payload: { id } }, { getState, dispatch }) => {
      const { purchase } = getState();
      const open = 'attempt' in purchase ? purchase.attempt : keptAttempt.read();
      if (isPaid(open) && open.userId === id && selectIsSignedIn(getState())) {
        dispatch(checkResumed(open));
      }
    },
  });
}
