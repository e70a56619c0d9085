import type { OrderToPay, PaymentProof } from '@parinda/api-client';
import { storageKeys } from '../../shared/business.ts';
import { readStored, removeStored, store } from '../../shared/storage.ts';
import type { CartLine } from '../cart/cart.ts';

/**
 * One purchase attempt = one order. Kept in the browser, so that a double click, a reload or a
 * dismissed widget reuse the same order while cart and address are unchanged.
 */
export interface Attempt {
  /** The Idempotency-Key of the order. */
  key: string;
  userId: number;
  /** What is bought and where it goes; another cart or address is another attempt. */
  basket: string;
  order?: OrderToPay;
  /** The widget's answer, kept until the server has answered on it. */
  proof?: PaymentProof;
}

const storageKey = storageKeys.purchaseAttempt;

const basketOf = (addressId: number, lines: readonly CartLine[]): string =>
  JSON.stringify([addressId, ...lines.map((line) => [line.id, line.quantity])]);

/** The attempt that is under way for this basket, else a new one. An unanswered proof comes first: see usePurchase. */
export function attemptFor(
  stored: Attempt | null,
  userId: number,
  addressId: number,
  lines: readonly CartLine[],
  newKey: () => string = () => crypto.randomUUID(),
): Attempt {
  const basket = basketOf(addressId, lines);
  if (stored && stored.userId === userId && stored.basket === basket) return stored;
  return { key: newKey(), userId, basket };
}

/** Product id and quantity of each line of an attempt. */
export function linesOf({ basket }: Attempt): [id: number, quantity: number][] {
  const [, ...lines] = JSON.parse(basket) as [addressId: number, ...[number, number][]];
  return lines;
}

/** What the browser refused to keep: a proof of payment must outlive a full storage. */
let unsaved: Attempt | null = null;

export function readAttempt(): Attempt | null {
  if (unsaved) return unsaved;
  try {
    const value: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    return isAttempt(value) ? value : null;
  } catch {
    return null;
  }
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  const { key, userId, basket } = value as Partial<Attempt>;
  return typeof key === 'string' && typeof userId === 'number' && typeof basket === 'string';
}

export function keepAttempt(attempt: Attempt): void {
  unsaved = store(storageKey, JSON.stringify(attempt)) ? null : attempt;
}

export function forgetAttempt(): void {
  unsaved = null;
  removeStored(storageKey);
}
