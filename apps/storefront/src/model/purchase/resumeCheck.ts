import { selectIsSignedIn } from '../session/sessionSlice.ts';
import { isPaid, keptAttempt } from './keptAttempt.ts';
import { checkResumed, selectPurchase } from './purchaseSlice.ts';
import type { PurchaseStore } from './purchaseStore.ts';

/** Asks again about a payment of this customer's that has no answer yet. */
export function resumeCheck(userId: number, { getState, dispatch }: PurchaseStore) {
  const purchase = selectPurchase(getState());
  const open = 'attempt' in purchase ? purchase.attempt : keptAttempt.read();
  if (isPaid(open) && open.userId === userId && selectIsSignedIn(getState())) {
    dispatch(checkResumed(open));
  }
}
