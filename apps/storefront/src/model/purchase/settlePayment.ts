import { api, type OrderToPay, statusOf } from '@parinda/api-client';
import { askedAhead } from '../../shared/callsAhead.ts';
import { backOffMs, type Clock, sleep } from '../../shared/clock.ts';
import { selectIsSignedIn } from '../session/sessionSlice.ts';
import type { OrderedAttempt } from './keptAttempt.ts';
import { leftPayment } from './keptAttempt.ts';
import { leftAt, undecidedMs } from './leftPayment.ts';
import { foundUnpaid, paymentConfirmed, selectPurchase, settlingStopped } from './purchaseSlice.ts';
import type { PurchaseStore } from './purchaseStore.ts';

const longestPauseMs = 8000;

/**
 * Whether the server knows an order as paid: in another tab, before a crash, or with the answer
 * lost.
 *
 * @returns undefined when it does not say
 */
export async function askIsPaid({ id }: OrderToPay, store: PurchaseStore) {
  const asked = store.dispatch(
    api.endpoints.getOrder.initiate({ id }, { subscribe: false, forceRefetch: true }),
  );
  // Asked again by the shop itself: nothing is said of one that fails.
  const { data, error } = await askedAhead(asked, store);
  // There is no such order for this customer: nobody can have paid it.
  if (error && statusOf(error) === 404) return false;
  return data && data.paymentStatus === 'completed';
}

/**
 * Asks for an order whose widget was left, until it is paid, or still is not after all that time,
 * counted on over a reload; gives the event that tells of it, or undefined once nobody waits for it
 * any more.
 */
export async function settlePayment(attempt: OrderedAttempt, store: PurchaseStore, clock: Clock) {
  const event = await decide(attempt, leftAt(attempt, clock.now()), store, clock);
  // Whoever logs in again within that time goes on with it.
  if (!event || !settlingStopped.match(event)) leftPayment.remove();
  return event;
}

async function decide(attempt: OrderedAttempt, since: number, store: PurchaseStore, clock: Clock) {
  const isWaitedFor = () => {
    const state = selectPurchase(store.getState());
    return state.name === 'settling' && state.attempt.key === attempt.key;
  };
  for (let count = 0; isWaitedFor(); count += 1) {
    if (!selectIsSignedIn(store.getState())) return settlingStopped();
    const isLast = clock.now() - since >= undecidedMs;
    const isPaid = await askIsPaid(attempt.order, store);
    if (!isWaitedFor()) return undefined;
    if (isPaid) return paymentConfirmed(attempt);
    if (isPaid === false && isLast) return foundUnpaid();
    await sleep(backOffMs(count, longestPauseMs), clock);
  }
  return undefined;
}
