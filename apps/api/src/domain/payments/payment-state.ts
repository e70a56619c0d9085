import { paymentStates } from '../../db/schema.ts';
import type { ProviderPayment } from './provider.ts';

export type PaymentStatus = 'pending' | 'failed' | 'completed';
export type PaymentOutcome = 'captured' | 'failed';
export type PaymentState = (typeof paymentStates)[number];

/**
 * The payment of an order moves only forward: pending to completed, pending to failed, and from
 * failed to completed when the bank authorises late. What is completed stays so, whatever comes in
 * afterwards.
 */
export function nextPaymentStatus(current: PaymentStatus, outcome: PaymentOutcome): PaymentStatus {
  if (current === 'completed' || outcome === 'captured') return 'completed';
  return 'failed';
}

/** As the provider spells them. */
export const stateOf: Record<ProviderPayment['status'], PaymentState> = {
  created: 'created',
  failed: 'failed',
  authorized: 'authorised',
  captured: 'captured',
  refunded: 'refunded',
};

/**
 * A payment moves only forward, in whatever order its reports come in; a failed one may be
 * authorised late. Of 'captured' and 'mismatch', which both mean that the money is here, the first
 * judgement stays.
 */
export function nextState(current: PaymentState, reported: PaymentState): PaymentState {
  if (current === 'mismatch' && reported === 'captured') return current;
  return paymentStates.indexOf(reported) > paymentStates.indexOf(current) ? reported : current;
}
