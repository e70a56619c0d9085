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

const basketOf = (addressId: number, lines: readonly CartLine[]): string =>
  JSON.stringify([addressId, ...lines.map((line) => [line.id, line.quantity])]);

/** Returns the current attempt for this basket, or a new one. */
export function attemptFor(
  stored: Attempt | null,
  userId: number,
  addressId: number,
  lines: readonly CartLine[],
  newKey: () => string = randomKey,
): Attempt {
  const basket = basketOf(addressId, lines);
  if (stored && stored.userId === userId && stored.basket === basket) return stored;
  return { key: newKey(), userId, basket };
}

/** Creates an attempt for an existing order. */
export const attemptOfOrder = (userId: number, order: Order, key: string): OrderedAttempt => ({
  key: `order-${order.id}`,
  userId,
  basket: JSON.stringify([
    order.address?.id ?? 0,
    ...order.items.map(({ productId, quantity }) => [productId, quantity]),
  ]),
  order: orderToPay(order, key),
});

/** @param key the provider's public key */
export const orderToPay = (order: Order, key: string): OrderToPay => ({
  id: order.id,
  key,
  razorpay_amount: Math.round(order.total * 100),
  razorpay_order_id: order.providerOrderId,
});

/** Returns the id of an attempt's delivery address. */
export const addressOf = ({ basket }: Pick<Attempt, 'basket'>): number =>
  (JSON.parse(basket) as [addressId: number])[0];

/** Returns product id and quantity of each line of an attempt. */
export function linesOf({ basket }: Pick<Attempt, 'basket'>): [id: number, quantity: number][] {
  const [, ...lines] = JSON.parse(basket) as [addressId: number, ...[number, number][]];
  return lines;
}

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
