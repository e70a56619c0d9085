import type { Db } from '../db/connect.ts';
import { deliverOrder } from './orders/delivery.ts';
import { markRefunded } from './payments/extra-payments.ts';
import { publishReview } from './reviews/publishing.ts';

// What the owner does by a command, here or by asking the running server: each gives the sentence
// that tells of it.

/** Every start brings the tables up to date; so of an open database this is true. */
export const upToDate = 'The tables are up to date.';

export async function deliver(db: Db, id: number, now: Date): Promise<string> {
  await deliverOrder(db, id, now);
  return `Order ${id} is delivered.`;
}

export async function publish(db: Db, id: number): Promise<string> {
  await publishReview(db, id);
  return `Review ${id} is published.`;
}

export async function refunded(db: Db, paymentId: string, now: Date): Promise<string> {
  await markRefunded(db, paymentId, now);
  return `Payment ${paymentId} is refunded.`;
}
