import { api, type OrderToPay, statusOf } from '@parinda/api-client';
import { askedAhead } from '../../shared/callsAhead.ts';
import { backOffMs, type Clock, sleep } from '../../shared/time/clock.ts';
import { selectIsSignedIn } from '../session/sessionSlice.ts';
import type { OrderedAttempt } from './keptAttempt.ts';
import { leftPayment } from './keptAttempt.ts';
import { leftAt, undecidedMs } from './leftPayment.ts';
import { foundUnpaid, paymentConfirmed, selectPurchase, settlingStopped } from './purchaseSlice.ts';
import type { PurchaseStore } from './purchaseStore.ts';

const longestPauseMs = 8000;
/** Longest wait for a backend that has no answer of the provider yet. */
const longestCheckMs = 2 * 60_000;

export interface PaymentAnswer {
  isPaid: boolean;
  /** ISO 8601, last answer of the provider; null: none yet; undefined: the backend sends no such field. */
  checkedAt: string | null | undefined;
}

/**
 * Asks the server whether an order is paid. It may have been paid in another tab, before a crash, or
 * the response may have been lost.
 *
 * @returns undefined when the request fails
 */
export async function askPayment(
  { id }: OrderToPay,
  store: PurchaseStore,
): Promise<PaymentAnswer | undefined> {
  const asked = store.dispatch(
    api.endpoints.getOrder.initiate({ id }, { subscribe: false, forceRefetch: true }),
  );
  // Asked again by the shop itself: nothing is said of one that fails.
  const { data, error } = await askedAhead(asked, store);
  // There is no such order for this customer: nobody can have paid it.
  if (error && statusOf(error) === 404) return { isPaid: false, checkedAt: undefined };
  return data && { isPaid: data.paymentStatus === 'completed', checkedAt: data.paymentCheckedAt };
}

/** @returns undefined when the request fails */
export const askIsPaid = async (order: OrderToPay, store: PurchaseStore) =>
  (await askPayment(order, store))?.isPaid;

/**
 * Polls an order after its widget was closed, until it is paid, or until the provider has been asked
 * since then and knows no payment. Waits at least `undecidedMs`; a reload does not restart that time.
 *
 * @returns the event with the outcome, or undefined when the purchase has moved on
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
  let first: PaymentAnswer | undefined;
  for (let count = 0; isWaitedFor(); count += 1) {
    if (!selectIsSignedIn(store.getState())) return settlingStopped();
    const waited = clock.now() - since;
    const answer = await askPayment(attempt.order, store);
    if (!isWaitedFor()) return undefined;
    if (answer?.isPaid) return paymentConfirmed(attempt);
    first ??= answer;
    if (answer && waited >= undecidedMs) {
      const { checkedAt } = answer;
      // Compares two times of the server: a newer one than the first is from after the widget was closed.
      const isCertain = Boolean(checkedAt) && checkedAt !== first?.checkedAt;
      if (isCertain || checkedAt === undefined || waited >= longestCheckMs) {
        return foundUnpaid({ isCertain });
      }
    }
    await sleep(backOffMs(count, longestPauseMs), clock);
  }
  return undefined;
}
