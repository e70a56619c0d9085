import type { OrderToPay, PaymentProof } from '@parinda/api-client';
import { storageKeys } from '../../shared/business.ts';
import { jsonCodec, persist } from '../../shared/storage/persist.ts';

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
  /** The order was begun in another browser, with another Idempotency-Key. */
  isJoined?: true;
  /** The widget's answer, kept until the server has answered on it. */
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

/** Earlier versions kept one attempt alone. */
const readAttempts = (json: unknown): Attempt[] =>
  (Array.isArray(json) ? json : [json]).filter(isAttempt);

/** Of all customers of this browser: one that is under way for each, and all unanswered proofs. */
export const keptAttempts = persist(storageKeys.purchaseAttempt, jsonCodec(readAttempts));

/** What is to go on with: a proof without an answer comes before all else. */
export function attemptOf(userId: number, attempts: readonly Attempt[] | null): Attempt | null {
  const own = attempts?.filter((attempt) => attempt.userId === userId) ?? [];
  return own.find(isPaid) ?? own.at(-1) ?? null;
}

/** A payment whose window was left without a proof. */
interface LeftPayment {
  attempt: OrderedAttempt;
  /** ms since 1970 */
  at: number;
}

function readLeft(json: unknown): LeftPayment | null {
  const { attempt, at } = Object(json) as Partial<LeftPayment>;
  return typeof at === 'number' && typeof attempt?.order?.id === 'number' ? { attempt, at } : null;
}

/** The last one of this browser, until it is decided: a reload goes on asking about it. */
export const leftPayment = persist(storageKeys.leftPayment, jsonCodec(readLeft));
