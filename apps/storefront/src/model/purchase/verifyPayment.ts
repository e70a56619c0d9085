import { api, statusOf } from '@parinda/api-client';
import { backOffMs, type Clock, sleep } from '../../shared/time/clock.ts';
import { selectToken } from '../session/sessionSlice.ts';
import type { PaidAttempt } from './keptAttempt.ts';
import {
  checkDelayed,
  checkPaused,
  paidAfterCancel,
  paymentConfirmed,
  paymentRefused,
} from './purchaseSlice.ts';
import type { PurchaseStore } from './purchaseStore.ts';

/** How long a check may take before the shopper is told that it goes on. */
export const quietMs = 3000;

/** Between one call without an answer and the next. */
export const pauseMs = (count: number): number => backOffMs(count, 15_000);

/** The server has looked at the proof and does not take it; a proxy's 403, 408 or 429 says nothing. */
const isRefusal = (status: number | undefined) =>
  status === 400 || status === 404 || status === 422;

/**
 * Asks the server about the proof until it answers, for as long as the page lives and its customer
 * is signed in; gives the event that tells of it.
 */
export async function verifyPayment(attempt: PaidAttempt, store: PurchaseStore, clock: Clock) {
  const stayQuiet = clock.after(quietMs, () => store.dispatch(checkDelayed()));
  try {
    for (let count = 0; ; count += 1) {
      const outcome = await askOnce(attempt, store);
      if (outcome) return outcome;
      await sleep(pauseMs(count), clock);
    }
  } finally {
    stayQuiet();
  }
}

/** @returns undefined when there is no answer */
async function askOnce(attempt: PaidAttempt, { dispatch, getState }: PurchaseStore) {
  const token = selectToken(getState());
  if (token === null) return checkPaused();
  // To another customer, who has logged in meanwhile, the server would answer that there is none.
  const { data: customer, error: nobody } = await dispatch(
    api.endpoints.getProfile.initiate(undefined, { subscribe: false }),
  );
  if (selectToken(getState()) !== token) return undefined;
  if (nobody) return statusOf(nobody) === 401 ? checkPaused() : undefined;
  if (customer?.id !== attempt.userId) return checkPaused();

  const { order, proof } = attempt;
  const { data, error } = await dispatch(
    api.endpoints.verifyPayment.initiate({ id: order.id, paymentProof: proof }),
  );
  if (data?.status === 'success') return paymentConfirmed(attempt);
  if (selectToken(getState()) !== token) return undefined;
  // The shopper logs in again, and the check resumes.
  if (error && statusOf(error) === 401) return checkPaused();
  if (error && isRefusal(statusOf(error))) {
    const { data: present } = await dispatch(
      api.endpoints.getOrder.initiate({ id: order.id }, { subscribe: false, forceRefetch: true }),
    );
    return present?.cancelledAt ? paidAfterCancel() : paymentRefused();
  }
  if (error) return undefined;
  return typeof data?.status === 'string' ? paymentRefused() : undefined;
}
