import { api, statusOf } from '@parinda/api-client';
import { type Clock, sleep } from '../../shared/clock.ts';
import type { PaidAttempt } from './keptAttempt.ts';
import { checkUnanswered, paymentConfirmed, paymentRefused } from './purchaseSlice.ts';
import type { PurchaseStore } from './purchaseStore.ts';

/** Between one call without an answer and the next. */
export const pausesMs = [1000, 2000, 4000, 8000];

/** The server has looked at the proof and does not take it; a proxy's 403, 408 or 429 says nothing. */
const isRefusal = (status: number | undefined) =>
  status === 400 || status === 404 || status === 422;

/** Asks the server about the proof until it answers; gives the event that tells of it. */
export async function verifyPayment(
  attempt: PaidAttempt,
  { dispatch }: PurchaseStore,
  clock: Clock,
) {
  const { order, proof } = attempt;
  for (const pauseMs of [...pausesMs, null]) {
    const { data, error } = await dispatch(
      api.endpoints.verifyPayment.initiate({ id: order.id, paymentProof: proof }),
    );
    if (data?.status === 'success') return paymentConfirmed(attempt);
    // After 401 the shopper logs in again, and the check resumes.
    if (error && statusOf(error) === 401) break;
    if (!error || isRefusal(statusOf(error))) return paymentRefused();
    if (pauseMs !== null) await sleep(pauseMs, clock);
  }
  return checkUnanswered();
}
