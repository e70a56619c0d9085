import { keptReturn } from '../../shared/storage/keptReturn.ts';
import { readFragment } from '../../shared/storage/paymentReturn.ts';
import { selectIsSignedIn } from '../session/sessionSlice.ts';
import { keepAttempts } from './attempt.ts';
import { attemptOf, isOrdered, isPaid, keptAttempts } from './keptAttempt.ts';
import { undecidedOf } from './leftPayment.ts';
import {
  checkResumed,
  proofWaits,
  returnedUnpaid,
  selectPurchase,
  settlingResumed,
  unpaidFound,
  widgetPaid,
} from './purchaseSlice.ts';
import type { PurchaseStore } from './purchaseStore.ts';

/** Resumes the check of this customer's unverified or undecided payment. */
export function resumeCheck(userId: number, { getState, dispatch }: PurchaseStore, now: number) {
  const purchase = selectPurchase(getState());
  // The state has an attempt that the browser refused to store.
  const visit = 'attempt' in purchase ? [purchase.attempt] : [];
  const open = attemptOf(userId, [...(keptAttempts.read() ?? []), ...visit]);
  if (!selectIsSignedIn(getState())) return;
  const returned = readReturned();
  keptReturn.remove();
  if (isOrdered(open) && returned?.providerOrderId === open.order.razorpay_order_id) {
    const { proof } = returned;
    dispatch(proof ? widgetPaid({ ...open, proof }) : returnedUnpaid(open));
    return;
  }
  if (isPaid(open)) dispatch(checkResumed(open));
  const left = undecidedOf(userId, now);
  if (left) dispatch(settlingResumed(left));
  else if (isOrdered(open) && !isPaid(open)) dispatch(unpaidFound(open));
}

/** Reads the payment result that the provider's page has returned to this tab. */
const readReturned = () => readFragment(keptReturn.read() ?? '');

/** Stores the returned proof until the login, as the session may have ended on the provider's page. */
function keepReturned() {
  const returned = readReturned();
  const attempt = keptAttempts
    .read()
    ?.filter(isOrdered)
    .find(({ order }) => order.razorpay_order_id === returned?.providerOrderId);
  if (attempt && returned?.proof) keepAttempts().keep({ ...attempt, proof: returned.proof });
}

/** Shows a visitor that a payment made in this browser waits for its customer's login. */
export function tellWaiting({ getState, dispatch }: PurchaseStore) {
  if (selectIsSignedIn(getState())) return;
  keepReturned();
  const open = keptAttempts.read()?.find(isPaid);
  if (open) dispatch(proofWaits(open));
}
