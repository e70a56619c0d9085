import type { paymentProblems } from '../../db/schema.ts';
import { isExpired } from './expiry.ts';
import type { PaymentStatus } from './payment-state.ts';

export type PaymentProblem = (typeof paymentProblems)[number];

/** Fields of an order that decide about its payments. */
interface Payable {
  /** Paise. */
  total: number;
  createdAt: Date;
  cancelledAt: Date | null;
  paymentStatus: PaymentStatus;
  /** Payment that paid the order. */
  paymentId: string | null;
}

interface Captured {
  id: string;
  amount: number;
  currency: string;
  /** An offer at the provider covers the rest of the total. */
  coversTotal: boolean;
}

export interface Assessment {
  state: 'captured' | 'mismatch';
  problem: PaymentProblem | null;
  /** The payment pays the order. */
  paysOrder: boolean;
}

/** Assesses a captured payment: it pays the order, is a problem, or both. */
export function assessPayment(
  order: Payable | undefined,
  { id, amount, currency, coversTotal }: Captured,
  now: Date,
): Assessment {
  const mismatch = (problem: PaymentProblem) =>
    ({ state: 'mismatch', problem, paysOrder: false }) as const;
  const captured = (problem: PaymentProblem | null, paysOrder: boolean) =>
    ({ state: 'captured', problem, paysOrder }) as const;
  if (!order) return mismatch('unknown order');
  if (currency !== 'INR') return mismatch('wrong currency');
  if (amount < order.total && !coversTotal && !order.cancelledAt) return mismatch('part payment');
  const isPaid = order.paymentStatus === 'completed';
  // Orders without a payment ID were paid before payments were stored.
  if (isPaid && order.paymentId !== null && order.paymentId !== id) {
    return captured('second capture', false);
  }
  if (order.cancelledAt) return captured('cancelled order', false);
  if (amount > order.total) return captured('too much', true);
  return captured(!isPaid && isExpired(order, now) ? 'after expiry' : null, true);
}
