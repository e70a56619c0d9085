import { api } from '@parinda/api-client';
import type { TypedStartListening } from '@reduxjs/toolkit';
import type { Clock } from '../../shared/clock.ts';
import { keptAttempt } from './keptAttempt.ts';
import type { PurchaseStore } from './purchaseStore.ts';

type Listen = TypedStartListening<ReturnType<PurchaseStore['getState']>, PurchaseStore['dispatch']>;
type Perform = ReturnType<typeof import('./performPurchase.ts').purchasePerformer>;

/** Few visitors buy: the slice comes with its first event, and what it does right after. */
export function listenToPurchase(startListening: Listen, clock: Clock) {
  let performing: Promise<Perform> | undefined;

  startListening({
    predicate: ({ type }) => type.startsWith('purchase/'),
    effect: async (event, { getState, getOriginalState, dispatch }) => {
      const [before, after] = [getOriginalState(), getState()];
      performing ??= import('./performPurchase.ts').then(({ purchasePerformer }) =>
        purchasePerformer({ getState, dispatch }, clock),
      );
      const perform = await performing.catch(() => null);
      if (perform) return perform(event, before, after);
      performing = undefined;
      if (before.purchase === after.purchase) return;
      const { orderFailed, checkUnanswered } = await import('./purchaseSlice.ts');
      dispatch(orderFailed({ text: 'Failed to create order' }));
      dispatch(checkUnanswered());
    },
  });

  // A session may end between paying and its verification: looked for anew at each login.
  startListening({
    matcher: api.endpoints.getProfile.matchFulfilled,
    effect: async ({ payload: { id } }, store) => {
      if (!store.getState().purchase && !keptAttempt.read()) return;
      const { resumeCheck } = await import('./resumeCheck.ts');
      resumeCheck(id, store);
    },
  });
}
