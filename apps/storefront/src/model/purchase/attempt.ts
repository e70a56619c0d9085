import type { Order, OrderToPay } from '@parinda/api-client';
import { randomKey } from '../../shared/randomKey.ts';
import type { CartLine } from '../cart/cart.ts';
import {
  type Attempt,
  attemptOf,
  isPaid,
  keptAttempts,
  type OrderedAttempt,
} from './keptAttempt.ts';

/** Address and lines of an attempt. */
export type Wanted = Pick<Attempt, 'addressId' | 'lines'>;

export const wantedOf = (addressId: number, lines: readonly CartLine[]): Wanted => ({
  addressId,
  lines: lines.map(({ id, quantity }) => [id, quantity]),
});

export const isSame = (one: Wanted, other: Wanted): boolean =>
  one.addressId === other.addressId && JSON.stringify(one.lines) === JSON.stringify(other.lines);

/** Returns the customer's current attempt if it has this address and these lines, or a new one. */
export function attemptFor(
  stored: Attempt | null,
  userId: number,
  wanted: Wanted,
  newKey: () => string = randomKey,
): Attempt {
  if (stored && stored.userId === userId && isSame(stored, wanted)) return stored;
  return { key: newKey(), userId, ...wanted };
}

/** Creates an attempt for an existing order. */
export const attemptOfOrder = (userId: number, order: Order, key: string): OrderedAttempt => ({
  key: `order-${order.id}`,
  userId,
  addressId: order.address?.id ?? 0,
  lines: order.items.map(({ productId, quantity }) => [productId, quantity]),
  order: orderToPay(order, key),
});

/** @param key the provider's public key */
export const orderToPay = (order: Order, key: string): OrderToPay => ({
  id: order.id,
  key,
  razorpay_amount: Math.round(order.total * 100),
  razorpay_order_id: order.providerOrderId,
});

export interface Attempts {
  of: (userId: number) => Attempt | null;
  has: (key: string) => boolean;
  keep: (attempt: Attempt) => void;
  forget: (key: string) => void;
}

/**
 * Stores attempts in the browser, or for the visit when it refuses: a proof must not get lost. A
 * new attempt replaces the customer's current one, but never one with a proof.
 */
export function keepAttempts(kept = keptAttempts): Attempts {
  let unsaved: Attempt[] | null = null;
  const read = () => unsaved ?? kept.read() ?? [];
  const write = (attempts: Attempt[]) => {
    if (attempts.length === 0) kept.remove();
    unsaved = attempts.length === 0 || kept.write(attempts) ? null : attempts;
  };
  return {
    of: (userId) => attemptOf(userId, read()),
    has: (key) => read().some((other) => other.key === key),
    keep: (attempt) => {
      const staysBeside = (other: Attempt) =>
        other.key !== attempt.key &&
        (isPaid(other) || isPaid(attempt) || other.userId !== attempt.userId);
      write([...read().filter(staysBeside), attempt]);
    },
    forget: (key) => write(read().filter((other) => other.key !== key)),
  };
}
