import type { paymentProblems } from '../../db/schema.ts';
import { isExpired } from './expiry.ts';
import type { PaymentStatus } from './payment-state.ts';

export type PaymentProblem = (typeof paymentProblems)[number];

/** What of an order decides over a payment for it. */
interface Payable {
  /** Paise. */
  total: number;
  createdAt: Date;
  cancelledAt: Date | null;
  paymentStatus: PaymentStatus;
  /** The payment that has paid it, when it is paid. */
  paymentId: string | null;
}

interface Captured {
  id: string;
  amount: number;
  currency: string;
  /** The provider counts the order as paid by it, though it may be less than the total: an offer. */
  coversTotal: boolean;
}

export interface Assessment {
  state: 'captured' | 'mismatch';
  problem: PaymentProblem | null;
  /** The order is paid by it. */
  paysOrder: boolean;
}

/** What a captured payment is worth: money that has arrived pays the order, or is a problem, or both. */
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
  // An order without one was paid before payments were recorded.
  if (isPaid && order.paymentId !== null && order.paymentId !== id) {
    return captured('second capture', false);
  }
  if (order.cancelledAt) return captured('cancelled order', false);
  if (amount > order.total) return captured('too much', true);
  return captured(!isPaid && isExpired(order, now) ? 'after expiry' : null, true);
}
