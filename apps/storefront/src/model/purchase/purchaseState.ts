import type { User } from '@parinda/api-client';
import type { CartLine } from '../cart/cart.ts';
import type { OrderedAttempt, PaidAttempt } from './keptAttempt.ts';

export interface Basket {
  customer: User;
  addressId: number;
  lines: CartLine[];
  /** Rupees, as the shopper sees them. */
  total: number;
}

/**
 * Where a purchase stands (2 §4, 2 §7).
 * - `amountChanged`: the server's amount differs from the one shown; the shopper is asked.
 * - `checking`: the proof of payment is kept, and the server asked about it.
 * - `refused`: the server does not accept the proof; cart and order stay.
 * - `unknown`: no answer yet; the proof is kept and asked about again later. Never told as 'failed'.
 */
export type PurchaseState =
  | { name: 'idle' }
  | { name: 'ordering'; basket: Basket }
  | { name: 'failed'; text: string; detail?: string | undefined }
  | { name: 'amountChanged'; attempt: OrderedAttempt; customer: User }
  | { name: 'widgetOpen'; attempt: OrderedAttempt; customer: User; hasFailed: boolean }
  | { name: 'widgetNotLoaded' }
  | { name: 'notPaid'; hasFailed: boolean }
  | {
      name: 'checking' | 'refused' | 'unknown';
      attempt: PaidAttempt;
      /** Asked by the shop itself, as the shopper returned or logged in again. */
      isResumed: boolean;
    }
  | { name: 'paid'; attempt: OrderedAttempt };

/** Nothing is under way: what is shown is how the last step ended. */
export const isAtRest = ({ name }: PurchaseState): boolean =>
  ['idle', 'failed', 'widgetNotLoaded', 'notPaid', 'refused', 'unknown'].includes(name);
