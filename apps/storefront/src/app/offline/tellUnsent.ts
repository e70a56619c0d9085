import { type ApiError, api, hasNoResponse } from '@parinda/api-client';
import type { ShopStore } from '../../model/store.ts';
import { notifyAccount } from '../../shared/feedback/notify.ts';

interface RejectedAction {
  type: string;
  payload?: ApiError;
  meta?: { arg?: { endpointName?: string } };
}

/**
 * Shows a notice for a write that failed without a connection. Excludes the verification of a
 * payment, which retries and has its own notice (2 §6).
 *
 * @returns cleanup
 */
export const tellUnsent = ({ listen }: ShopStore): (() => void) =>
  listen((event) => {
    const { type, payload, meta } = event as RejectedAction;
    if (type !== `${api.reducerPath}/executeMutation/rejected` || !payload) return;
    if (!hasNoResponse(payload) || meta?.arg?.endpointName === 'verifyPayment') return;
    notifyAccount(
      'info',
      'You are offline, so nothing was sent. What you entered stays: send it again once the connection is back.',
    );
  });
