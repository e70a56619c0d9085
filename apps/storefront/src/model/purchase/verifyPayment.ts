import { api, statusOf } from '@parinda/api-client';
import { backOffMs, type Clock, sleep } from '../../shared/time/clock.ts';
import { selectToken } from '../session/sessionSlice.ts';
import type { PaidAttempt } from './keptAttempt.ts';
import {
  checkDelayed,
  checkPaused,
  paidAfterCancel,
  paymentConfirmed,
  paymentRejected,
} from './purchaseSlice.ts';
import type { PurchaseStore } from './purchaseStore.ts';

/** Time after which a notice says that the check continues. */
export const quietMs = 3000;

/** Returns the pause between calls without a response. */
export const pauseMs = (count: number): number => backOffMs(count, 15_000);

/** The server rejects the proof; a proxy's 403, 408 or 429 decides nothing. */
const isRejection = (status: number | undefined) =>
  status === 400 || status === 404 || status === 422;

/**
 * Verifies the proof until the server responds, while the page is open and its customer is signed
 * in. Returns the event with the outcome.
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

/** @returns undefined when there is no response */
async function askOnce(attempt: PaidAttempt, { dispatch, getState }: PurchaseStore) {
  const token = selectToken(getState());
  if (token === null) return checkPaused();
  // To another customer who has logged in meanwhile, the server would report a missing order.
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
  // The check resumes with the next login.
  if (error && statusOf(error) === 401) return checkPaused();
  if (error && isRejection(statusOf(error))) {
    const { data: present } = await dispatch(
      api.endpoints.getOrder.initiate({ id: order.id }, { subscribe: false, forceRefetch: true }),
    );
    return present?.cancelledAt ? paidAfterCancel() : paymentRejected();
  }
  if (error) return undefined;
  return typeof data?.status === 'string' ? paymentRejected() : undefined;
}
