import type { OrderToPay, PaymentProof } from '@parinda/api-client';
import { jsonCodec, persist } from '../../shared/storage/persist.ts';
import { storageKeys } from '../../shared/storage/storageKeys.ts';

/** Product id and quantity of a line of the cart. */
export type AttemptLine = readonly [productId: number, quantity: number];

/**
 * One purchase attempt = one order. Stored in the browser, so that a double click, a reload or a
 * dismissed widget reuses the same order while cart and address are unchanged.
 */
export interface Attempt {
  /** The Idempotency-Key of the order. */
  key: string;
  userId: number;
  /** The delivery address; another address or other lines are another attempt. */
  addressId: number;
  lines: readonly AttemptLine[];
  order?: OrderToPay;
  /** The order was started in another browser, with another Idempotency-Key. */
  isJoined?: true;
  /** The widget's proof, stored until the server has verified or rejected it. */
  proof?: PaymentProof;
}

export type OrderedAttempt = Attempt & { order: OrderToPay };
export type PaidAttempt = OrderedAttempt & { proof: PaymentProof };

export const isOrdered = (attempt: Attempt | null): attempt is OrderedAttempt =>
  attempt?.order !== undefined;

export const isPaid = (attempt: Attempt | null): attempt is PaidAttempt =>
  isOrdered(attempt) && attempt.proof !== undefined;

const isLine = (json: unknown): json is AttemptLine =>
  Array.isArray(json) && json.length === 2 && json.every(Number.isFinite);

/** Earlier versions stored address and lines as JSON text: `[5,[7,2]]`. */
function fromText(basket: string): Partial<Attempt> {
  try {
    const [addressId, ...lines] = JSON.parse(basket);
    return { addressId, lines };
  } catch {
    return {};
  }
}

function readAttempt(json: unknown): Attempt | null {
  const { basket, ...stored } = Object(json) as Partial<Attempt> & { basket?: unknown };
  const attempt = typeof basket === 'string' ? { ...stored, ...fromText(basket) } : stored;
  const { key, userId, addressId, lines } = attempt;
  const isAttempt =
    typeof key === 'string' &&
    typeof userId === 'number' &&
    typeof addressId === 'number' &&
    Array.isArray(lines) &&
    lines.every(isLine);
  return isAttempt ? (attempt as Attempt) : null;
}

/** Earlier versions stored a single attempt. */
const readAttempts = (json: unknown): Attempt[] =>
  (Array.isArray(json) ? json : [json]).flatMap((one) => readAttempt(one) ?? []);

/** Attempts of all customers of this browser: the current one of each, and all unverified proofs. */
export const keptAttempts = persist(storageKeys.purchaseAttempt, jsonCodec(readAttempts));

/** Returns the attempt to continue; an unverified proof takes precedence. */
export function attemptOf(userId: number, attempts: readonly Attempt[] | null): Attempt | null {
  const own = attempts?.filter((attempt) => attempt.userId === userId) ?? [];
  return own.find(isPaid) ?? own.at(-1) ?? null;
}

/** A payment whose widget was closed without a proof. */
interface LeftPayment {
  attempt: OrderedAttempt;
  /** ms since 1970 */
  at: number;
}

function readLeft(json: unknown): LeftPayment | null {
  const { attempt: stored, at } = Object(json) as Partial<LeftPayment>;
  const attempt = readAttempt(stored);
  return typeof at === 'number' && isOrdered(attempt) ? { attempt, at } : null;
}

/** The last one of this browser, until its outcome is known, so that polling survives a reload. */
export const leftPayment = persist(storageKeys.leftPayment, jsonCodec(readLeft));
