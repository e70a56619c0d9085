import { type ReturnedPayment, readFragment } from '../../shared/paymentReturn.ts';
import { selectIsSignedIn } from '../session/sessionSlice.ts';
import { attemptOf, isOrdered, isPaid, keptAttempts } from './keptAttempt.ts';
import { undecidedOf } from './leftPayment.ts';
import {
  checkResumed,
  proofWaits,
  returnedUnpaid,
  selectPurchase,
  settlingResumed,
  widgetPaid,
} from './purchaseSlice.ts';
import type { PurchaseStore } from './purchaseStore.ts';

/** Asks again about a payment of this customer's that has no answer yet, or is not decided. */
export function resumeCheck(userId: number, { getState, dispatch }: PurchaseStore, now: number) {
  const purchase = selectPurchase(getState());
  // What the browser refused to keep is known for this visit.
  const visit = 'attempt' in purchase ? [purchase.attempt] : [];
  const open = attemptOf(userId, [...(keptAttempts.read() ?? []), ...visit]);
  if (!selectIsSignedIn(getState())) return;
  const returned = takeReturned();
  if (isOrdered(open) && returned?.providerOrderId === open.order.razorpay_order_id) {
    const { proof } = returned;
    dispatch(proof ? widgetPaid({ ...open, proof }) : returnedUnpaid(open));
    return;
  }
  if (isPaid(open)) dispatch(checkResumed(open));
  const left = undecidedOf(userId, now);
  if (left) dispatch(settlingResumed(left));
}

/** What the provider's page has handed to this one in the fragment, which it is taken out of. */
function takeReturned(): ReturnedPayment | undefined {
  const returned = readFragment(location.hash);
  if (returned) history.replaceState(history.state, '', location.pathname + location.search);
  return returned;
}

/** Tells a visitor that a payment made in this browser waits for its customer's login. */
export function tellWaiting({ getState, dispatch }: PurchaseStore) {
  const open = keptAttempts.read()?.find(isPaid);
  if (open && !selectIsSignedIn(getState())) dispatch(proofWaits(open));
}
