import { api, statusOf } from '@parinda/api-client';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { notifyAccount } from '../../shared/notify.ts';
import { paths } from '../../shared/paths.ts';
import { linesBought } from '../cart/cartSlice.ts';
import type { ShopStore } from '../store.ts';
import { type Attempt, forgetAttempt, keepAttempt, linesOf, readAttempt } from './attempt.ts';

/**
 * - `paid`: the server has confirmed it; cart and attempt are cleared.
 * - `refused`: the server does not accept the proof; cart and order stay.
 * - `unknown`: no answer yet; the proof is kept and asked about again later. Never told as 'failed'.
 */
export type Settlement = 'paid' | 'refused' | 'unknown';

/** A 8 */
export const refusedText = 'Payment verification failed';

export const unconfirmedText =
  'Your payment was made, but we could not confirm it yet. Please do not pay again: we keep checking.';

const pausesMs = [1000, 2000, 4000, 8000];
let running: Promise<Settlement | null> | undefined;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How a purchase ends, wherever the shopper is by then: told by a toast, and at /orders once paid. */
export function useSettlePayment() {
  const store = useStore() as ShopStore;
  const navigate = useNavigate();

  const tellPaid = () => {
    notifyAccount('success', 'Payment successful!');
    navigate(paths.orders);
  };

  return {
    /**
     * Asks the server about the kept proof until it answers. However often it is called, one check
     * runs at a time. Gives null when nothing waits for an answer.
     */
    settlePayment: async (attempt = readAttempt()): Promise<Settlement | null> => {
      running ??= settle(store, attempt).finally(() => {
        running = undefined;
      });
      const settlement = await running;
      if (settlement === 'paid') tellPaid();
      if (settlement === 'refused') notifyAccount('danger', refusedText);
      return settlement;
    },
    /** For an order that the server already knows to be paid. */
    finishPaid: (attempt: Attempt) => {
      closeAttempt(store, attempt);
      tellPaid();
    },
  };
}

/** Only what was paid leaves the cart. */
function closeAttempt(store: ShopStore, attempt: Attempt) {
  store.dispatch(linesBought(linesOf(attempt)));
  // Another tab may have begun another purchase meanwhile.
  if (readAttempt()?.key === attempt.key) forgetAttempt();
}

/** The server has looked at the proof and does not take it; a proxy's 403, 408 or 429 says nothing. */
const isRefusal = (status: number | undefined) =>
  status === 400 || status === 404 || status === 422;

/**
 * @param attempt whose proof is asked about; null when there is none
 * @param pauses ms between one call without an answer and the next
 */
export async function settle(
  store: ShopStore,
  attempt: Attempt | null,
  pauses: readonly number[] = pausesMs,
): Promise<Settlement | null> {
  if (!attempt?.order || !attempt.proof) return null;
  const { order, proof } = attempt;
  for (const pauseMs of [...pauses, null]) {
    const { data, error } = await store.dispatch(
      api.endpoints.verifyPayment.initiate({ id: order.id, paymentProof: proof }),
    );
    if (data?.status === 'success') {
      closeAttempt(store, attempt);
      return 'paid';
    }
    // After 401 the shopper logs in again, and the check resumes.
    if (error && statusOf(error) === 401) return 'unknown';
    if (!error || isRefusal(statusOf(error))) {
      const { proof: _refused, ...rest } = attempt;
      if (readAttempt()?.key === attempt.key) keepAttempt(rest);
      return 'refused';
    }
    if (pauseMs !== null) await sleep(pauseMs);
  }
  return 'unknown';
}
