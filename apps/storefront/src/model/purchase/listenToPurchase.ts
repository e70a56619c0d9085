import { api } from '@parinda/api-client';
import type { Clock } from '../../shared/clock.ts';
import type { Listener } from '../listeners.ts';
import { keptAttempt } from './keptAttempt.ts';
import type { PurchaseStore } from './purchaseStore.ts';

type State = ReturnType<PurchaseStore['getState']>;
type Perform = ReturnType<typeof import('./performPurchase.ts').purchasePerformer>;

/** Few visitors buy: the slice comes with its first event, and what it does right after. */
export function purchaseListener(store: PurchaseStore, clock: Clock): Listener<State> {
  let performing: Promise<Perform> | undefined;

  const follow: Listener<State> = async (event, before, after) => {
    performing ??= import('./performPurchase.ts').then(({ purchasePerformer }) =>
      purchasePerformer(store, clock),
    );
    const perform = await performing.catch(() => null);
    if (perform) return perform(event, before, after);
    performing = undefined;
    if (before.purchase === after.purchase) return;
    const { orderFailed, checkUnanswered } = await import('./purchaseSlice.ts');
    store.dispatch(orderFailed({ text: 'Failed to create order' }));
    store.dispatch(checkUnanswered());
  };

  return async (event, before, after) => {
    if (event.type.startsWith('purchase/')) return follow(event, before, after);
    // A session may end between paying and its verification: looked for anew at each login.
    if (!api.endpoints.getProfile.matchFulfilled(event)) return;
    if (!after.purchase && !keptAttempt.read()) return;
    const { resumeCheck } = await import('./resumeCheck.ts');
    resumeCheck(event.payload.id, store);
  };
}
