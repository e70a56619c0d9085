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
/** Longest wait for a backend that has not asked the provider yet. */
const longestCheckMs = 2 * 60_000;

export interface PaymentAnswer {
  isPaid: boolean;
  /** ISO 8601, the provider's last report; null: none yet; undefined: the backend sends no such field. */
  checkedAt: string | null | undefined;
}

/**
 * Asks the server whether an order is paid. Another tab may have paid it, or the response may have
 * been lost, also in a crash.
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
  // Retried automatically, so an error shows no notice.
  const { data, error } = await askedAhead(asked, store);
  // The customer has no such order, so nobody can have paid it.
  if (error && statusOf(error) === 404) return { isPaid: false, checkedAt: undefined };
  return data && { isPaid: data.paymentStatus === 'completed', checkedAt: data.paymentCheckedAt };
}

/** @returns undefined when the request fails */
export const askIsPaid = async (order: OrderToPay, store: PurchaseStore) =>
  (await askPayment(order, store))?.isPaid;

/**
 * Polls an order after its widget was closed, until it is paid, or until the provider has been
 * asked since then and knows no payment. Waits at least `undecidedMs`; a reload does not restart
 * that time.
 *
 * @returns the event with the outcome, or undefined when the purchase has moved on
 */
export async function settlePayment(attempt: OrderedAttempt, store: PurchaseStore, clock: Clock) {
  const event = await decide(attempt, leftAt(attempt, clock.now()), store, clock);
  // A login within that time resumes polling.
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
      // Compares two server times: a later one than the first is from after the widget was closed.
      const isCertain = Boolean(checkedAt) && checkedAt !== first?.checkedAt;
      if (isCertain || checkedAt === undefined || waited >= longestCheckMs) {
        return foundUnpaid({ isCertain });
      }
    }
    await sleep(backOffMs(count, longestPauseMs), clock);
  }
  return undefined;
}
