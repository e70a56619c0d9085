import type { OrderToPay, PaymentProof } from '@parinda/api-client';
import { storageKeys } from '../../shared/business.ts';
import { jsonCodec, persist } from '../../shared/storage/persist.ts';

/**
 * One purchase attempt = one order. Stored in the browser, so that a double click, a reload or a
 * dismissed widget reuses the same order while cart and address are unchanged.
 */
export interface Attempt {
  /** The Idempotency-Key of the order. */
  key: string;
  userId: number;
  /** Items and address; another cart or address is another attempt. */
  basket: string;
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

function isAttempt(json: unknown): json is Attempt {
  const { key, userId, basket } = Object(json) as Partial<Attempt>;
  return typeof key === 'string' && typeof userId === 'number' && typeof basket === 'string';
}

/** Earlier versions stored a single attempt. */
const readAttempts = (json: unknown): Attempt[] =>
  (Array.isArray(json) ? json : [json]).filter(isAttempt);

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
  const { attempt, at } = Object(json) as Partial<LeftPayment>;
  return typeof at === 'number' && typeof attempt?.order?.id === 'number' ? { attempt, at } : null;
}

/** The last one of this browser, until its outcome is known, so that polling survives a reload. */
export const leftPayment = persist(storageKeys.leftPayment, jsonCodec(readLeft));
