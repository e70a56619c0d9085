import type { CartLine } from '../cart/cart.ts';
import { type Attempt, keptAttempt } from './keptAttempt.ts';

const basketOf = (addressId: number, lines: readonly CartLine[]): string =>
  JSON.stringify([addressId, ...lines.map((line) => [line.id, line.quantity])]);

/** The attempt that is under way for this basket, else a new one. */
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

export interface Attempts {
  read: () => Attempt | null;
  keep: (attempt: Attempt) => void;
  forget: () => void;
}

/** Keeps the attempt in the browser; what that refuses, for the visit: a proof outlives a full storage. */
export function keepAttempts(kept = keptAttempt): Attempts {
  let unsaved: Attempt | null = null;
  return {
    read: () => unsaved ?? kept.read(),
    keep: (attempt) => {
      unsaved = kept.write(attempt) ? null : attempt;
    },
    forget: () => {
      unsaved = null;
      kept.remove();
    },
  };
}
