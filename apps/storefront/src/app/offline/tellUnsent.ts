import { type ApiError, api, hasNoResponse } from '@parinda/api-client';
import type { ShopStore } from '../../model/store.ts';
import { notifyAccount } from '../../shared/feedback/notify.ts';

interface Refused {
  type: string;
  payload?: ApiError;
  meta?: { arg?: { endpointName?: string } };
}

/**
 * Says of a write that found no connection that it was not made. Not of the proof of a payment: that
 * is repeated until it is answered, in words of its own (2 §6).
 *
 * @returns cleanup
 */
export const tellUnsent = ({ listen }: ShopStore): (() => void) =>
  listen((event) => {
    const { type, payload, meta } = event as Refused;
    if (type !== `${api.reducerPath}/executeMutation/rejected` || !payload) return;
    if (!hasNoResponse(payload) || meta?.arg?.endpointName === 'verifyPayment') return;
    notifyAccount(
      'info',
      'You are offline, so nothing was sent. What you entered stays: send it again once the connection is back.',
    );
  });
