import { paymentStates } from '../../db/schema.ts';
import type { ProviderPayment } from './provider.ts';

export type PaymentStatus = 'pending' | 'failed' | 'completed';
export type PaymentOutcome = 'captured' | 'failed';
export type PaymentState = (typeof paymentStates)[number];

/**
 * Returns the next payment status of an order. It only moves forward: a failed order may still be
 * completed, a completed one never changes.
 */
export function nextPaymentStatus(current: PaymentStatus, outcome: PaymentOutcome): PaymentStatus {
  if (current === 'completed' || outcome === 'captured') return 'completed';
  return 'failed';
}

/** Spelling of the provider -> own spelling. */
export const stateOf: Record<ProviderPayment['status'], PaymentState> = {
  created: 'created',
  failed: 'failed',
  authorized: 'authorised',
  captured: 'captured',
  refunded: 'refunded',
};

/**
 * Returns the next state of a payment. It only moves forward, whatever the order of the reports.
 * 'captured' and 'mismatch' both mean captured money: the first assessment stays.
 */
export function nextState(current: PaymentState, reported: PaymentState): PaymentState {
  if (current === 'mismatch' && reported === 'captured') return current;
  return paymentStates.indexOf(reported) > paymentStates.indexOf(current) ? reported : current;
}
