import { api } from '@parinda/api-client';
import type { Clock } from '../../shared/time/clock.ts';
import type { Listener } from '../listeners.ts';
import { keptAttempts, leftPayment } from './keptAttempt.ts';
import type { PurchaseStore } from './purchaseStore.ts';

type State = ReturnType<PurchaseStore['getState']>;
type Perform = ReturnType<typeof import('./performPurchase.ts').purchasePerformer>;

/** Pause between attempts to load the script that verifies a payment. */
const reloadMs = 5000;

/** Loads slice and effects of the purchase with its first event, as few visitors buy. */
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
    const { orderFailed, checkDelayed } = await import('./purchaseSlice.ts');
    store.dispatch(orderFailed({ text: 'Failed to create order' }));
    if (after.purchase?.name !== 'checking') return;
    clock.after(reloadMs, () => follow(event, before, after));
    store.dispatch(checkDelayed());
  };

  let isSeen = false;
  return async (event, before, after) => {
    if (event.type.startsWith('purchase/')) return follow(event, before, after);
    // A session may end between payment and verification, so each login checks for a stored proof.
    const customer = api.endpoints.getProfile.matchFulfilled(event) ? event.payload : undefined;
    const isSignedOut =
      after.session.name !== 'signedIn' && (!isSeen || before.session.name === 'signedIn');
    isSeen = true;
    if (!customer && !isSignedOut) return;
    if (!after.purchase && !keptAttempts.read() && !leftPayment.read()) return;
    const { resumeCheck, tellWaiting } = await import('./resumeCheck.ts');
    if (customer) resumeCheck(customer.id, store, clock.now());
    else tellWaiting(store);
  };
}
