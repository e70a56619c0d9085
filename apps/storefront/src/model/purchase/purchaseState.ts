import type { User } from '@parinda/api-client';
import type { CartLine } from '../cart/cart.ts';
import type { OrderedAttempt, PaidAttempt } from './keptAttempt.ts';

export interface Basket {
  customer: User;
  addressId: number;
  lines: CartLine[];
  /** Rupees, as shown to the customer. */
  total: number;
  /** The customer has confirmed to pay for the same items again. */
  isSecond?: boolean;
}

/** A paid order of the same items, from another tab or device. */
export interface AlikeOrder {
  id: number;
  /** ISO 8601 */
  date: string;
}

/** Why the server's amount differs from the one shown. */
export type AmountReason =
  /** A price has changed since the page was opened. */
  | 'priceChanged'
  /** The order was started earlier, and keeps its prices. */
  | 'begunEarlier';

/**
 * State of a purchase (2 §4, 2 §7).
 * - `reopening`: checks whether an existing order can be paid now.
 * - `alikePaid`: the same items were just paid; the customer has to confirm.
 * - `amountChanged`: the server's amount differs from the one shown; the customer has to confirm.
 * - `settling`: the widget was closed without a proof; polls whether the order was paid.
 * - `notPaid`: no payment is known; `isCertain`: the provider was asked after the widget was
 *   closed. Polling continues and can still lead to `paid`.
 * - `checking`: the proof of payment is stored, and verified until the server responds.
 * - `confirming`: the same after a delay, with a notice, but never as 'failed'.
 * - `waiting`: the proof is stored, its customer is signed out.
 * - `rejected`: the server rejects the proof; cart and order stay.
 * - `cancelled`: the order was cancelled before the payment arrived, which is refunded.
 * - `earlierPaid`: pay was pressed, but the previous order was found paid; this one is not.
 */
export type PurchaseState =
  | { name: 'idle' }
  | { name: 'ordering'; basket: Basket }
  | { name: 'reopening'; attempt: OrderedAttempt; customer: User }
  | { name: 'alikePaid'; basket: Basket; alike: AlikeOrder }
  | { name: 'failed'; text: string; detail?: string | undefined }
  | { name: 'amountChanged'; attempt: OrderedAttempt; basket: Basket; reason: AmountReason }
  | { name: 'widgetOpen'; attempt: OrderedAttempt; customer: User; hasFailed: boolean }
  | { name: 'widgetNotLoaded'; isStorageBlocked: boolean }
  | { name: 'settling'; attempt: OrderedAttempt; hasFailed: boolean }
  | { name: 'notPaid'; attempt: OrderedAttempt; hasFailed: boolean; isCertain: boolean }
  | { name: 'checking' | 'confirming' | 'waiting' | 'rejected' | 'cancelled'; attempt: PaidAttempt }
  | { name: 'paid' | 'earlierPaid'; attempt: OrderedAttempt };

type Name = PurchaseState['name'];

/** Outcomes of the last step, which the next opening of the checkout clears. */
const ended: Name[] = ['idle', 'failed', 'widgetNotLoaded', 'notPaid', 'earlierPaid'];

export const isOver = ({ name }: PurchaseState): boolean => ended.includes(name);

/** Whether a new purchase may start. */
export const canStartPurchase = ({ name }: PurchaseState): boolean =>
  [...ended, 'waiting', 'rejected', 'cancelled'].includes(name);

/** Whether a payment was or may have been made, which blocks new payments. */
export const isPaymentOpen = ({ name }: PurchaseState): boolean =>
  name === 'settling' || name === 'checking' || name === 'confirming';
