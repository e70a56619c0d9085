import { backOffMs, type Clock, sleep } from '../../shared/time/clock.ts';
import { selectIsSignedIn } from '../session/sessionSlice.ts';
import type { Attempts } from './attempt.ts';
import type { OrderedAttempt } from './keptAttempt.ts';
import { paidLate, selectPurchase } from './purchaseSlice.ts';
import { canStartPurchase, type PurchaseState } from './purchaseState.ts';
import type { PurchaseStore } from './purchaseStore.ts';
import { askIsPaid } from './settlePayment.ts';

/** Longer than banks and UPI apps need to report a payment. */
const watchMs = 15 * 60_000;
const longestPauseMs = 60_000;

/**
 * Polls an unpaid order in the background: the bank may be slow, or the page may have been
 * discarded while the payment window was open. Stops when another payment begins, or when another
 * tab has ended this attempt.
 *
 * @returns the event of a payment, or undefined
 */
export async function watchPayment(
  attempt: OrderedAttempt,
  store: PurchaseStore,
  attempts: Attempts,
  clock: Clock,
  isWanted: () => boolean,
) {
  const until = clock.now() + watchMs;
  const isOpen = (purchase: PurchaseState) =>
    canStartPurchase(purchase) &&
    (attempts.has(attempt.key) ||
      (purchase.name === 'notPaid' && purchase.attempt.key === attempt.key));
  const goesOn = () =>
    isWanted() && isOpen(selectPurchase(store.getState())) && selectIsSignedIn(store.getState());
  for (let count = 0; goesOn() && clock.now() < until; count += 1) {
    const isPaid = await askIsPaid(attempt.order, store);
    if (isPaid && goesOn()) return paidLate(attempt);
    await sleep(backOffMs(count, longestPauseMs), clock);
  }
  return undefined;
}
