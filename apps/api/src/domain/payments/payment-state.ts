export type PaymentStatus = 'pending' | 'failed' | 'completed';
export type PaymentOutcome = 'captured' | 'failed';

/**
 * Payment moves only forward: pending to completed, pending to failed, and from failed to completed
 * when the bank authorises late. What is completed stays so, whatever comes in afterwards.
 */
export function nextPaymentStatus(current: PaymentStatus, outcome: PaymentOutcome): PaymentStatus {
  if (current === 'completed' || outcome === 'captured') return 'completed';
  return 'failed';
}
