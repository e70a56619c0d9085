import type { User } from '@parinda/api-client';
import type { CartLine } from '../cart/cart.ts';
import type { OrderedAttempt, PaidAttempt } from './keptAttempt.ts';

export interface Basket {
  customer: User;
  addressId: number;
  lines: CartLine[];
  /** Rupees, as the shopper sees them. */
  total: number;
  /** The shopper knows that the same things were paid a moment ago. */
  isSecond?: boolean;
}

/** A paid order of the same things, of another tab or device. */
export interface AlikeOrder {
  id: number;
  /** ISO 8601 */
  date: string;
}

/** Why the server's amount is another than the one shown. */
export type AmountReason =
  /** A price has changed since the page was opened. */
  | 'priceChanged'
  /** The order was begun earlier, and keeps the prices of that time. */
  | 'begunEarlier';

/**
 * Where a purchase stands (2 §4, 2 §7).
 * - `reopening`: an order that was placed before is asked about, to be paid now.
 * - `alikePaid`: an order of the same things was paid a moment ago; the shopper is asked.
 * - `amountChanged`: the server's amount differs from the one shown; the shopper is asked.
 * - `settling`: the widget was left without a proof; the server is asked whether it was paid.
 * - `notPaid`: no payment is known; `isCertain`: the provider was asked after the widget was closed.
 *   Polling goes on and can still lead to `paid`.
 * - `checking`: the proof of payment is kept, and the server asked about it until it answers.
 * - `confirming`: the same, and it takes so long that the shopper is told. Never told as 'failed'.
 * - `waiting`: the proof is kept, its customer is not signed in.
 * - `refused`: the server does not accept the proof; cart and order stay.
 * - `cancelled`: the order was cancelled before the payment arrived, which is given back.
 * - `earlierPaid`: pay was pressed, and the order before this one is found paid; this one is not.
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
  | { name: 'checking' | 'confirming' | 'waiting' | 'refused' | 'cancelled'; attempt: PaidAttempt }
  | { name: 'paid' | 'earlierPaid'; attempt: OrderedAttempt };

type Name = PurchaseState['name'];

/** How the last step ended: of no more interest once the checkout is opened afresh. */
const ended: Name[] = ['idle', 'failed', 'widgetNotLoaded', 'notPaid', 'earlierPaid'];

export const isOver = ({ name }: PurchaseState): boolean => ended.includes(name);

/** Nothing is under way: something may be bought. */
export const isAtRest = ({ name }: PurchaseState): boolean =>
  [...ended, 'waiting', 'refused', 'cancelled'].includes(name);

/** A payment was made, or may have been: nothing is offered to be paid. */
export const isPaymentOpen = ({ name }: PurchaseState): boolean =>
  name === 'settling' || name === 'checking' || name === 'confirming';
