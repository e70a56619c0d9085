import { selectIsSignedIn } from '../session/sessionSlice.ts';
import { attemptOf, isPaid, keptAttempts } from './keptAttempt.ts';
import { checkResumed, proofWaits, selectPurchase } from './purchaseSlice.ts';
import type { PurchaseStore } from './purchaseStore.ts';

/** Asks again about a payment of this customer's that has no answer yet. */
export function resumeCheck(userId: number, { getState, dispatch }: PurchaseStore) {
  const purchase = selectPurchase(getState());
  // What the browser refused to keep is known for this visit.
  const visit = 'attempt' in purchase ? [purchase.attempt] : [];
  const open = attemptOf(userId, [...(keptAttempts.read() ?? []), ...visit]);
  if (isPaid(open) && selectIsSignedIn(getState())) dispatch(checkResumed(open));
}

/** Tells a visitor that a payment made in this browser waits for its customer's login. */
export function tellWaiting({ getState, dispatch }: PurchaseStore) {
  const open = keptAttempts.read()?.find(isPaid);
  if (open && !selectIsSignedIn(getState())) dispatch(proofWaits(open));
}
