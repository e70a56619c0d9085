import type { OrderToPay, PaymentProof } from '@parinda/api-client';
import { storageKeys } from '../../shared/business.ts';
import { jsonCodec, persist } from '../../shared/persist.ts';

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

export type OrderedAttempt = Attempt & { order: OrderToPay };
export type PaidAttempt = OrderedAttempt & { proof: PaymentProof };

export const isOrdered = (attempt: Attempt | null): attempt is OrderedAttempt =>
  attempt?.order !== undefined;

export const isPaid = (attempt: Attempt | null): attempt is PaidAttempt =>
  isOrdered(attempt) && attempt.proof !== undefined;

function readAttempt(json: unknown): Attempt | null {
  const { key, userId, basket } = Object(json) as Partial<Attempt>;
  const isAttempt =
    typeof key === 'string' && typeof userId === 'number' && typeof basket === 'string';
  return isAttempt ? (json as Attempt) : null;
}

export const keptAttempt = persist(storageKeys.purchaseAttempt, jsonCodec(readAttempt));
