import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { idempotencyKeys, orders } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Context } from '../context.ts';
import { Conflict, KeyReused } from '../errors.ts';
import { keyStep } from './idempotency-rules.ts';

/** So soon a shopper's next try goes on where a process has died. */
const lockMs = 5000;
const renewMs = 1500;
const lockFrom = (now: Date) => new Date(now.getTime() + lockMs);

interface Claim {
  userId: number;
  key: string;
  bodyHash: string;
}

const insertKey = statement((db, claim: Claim & { lockedUntil: Date; createdAt: Date }) =>
  db.insert(idempotencyKeys).values(claim).onConflictDoNothing().returning(),
);

/**
 * Claims a purchase attempt's key for this request. Gives the order that the key already led to, or
 * undefined when one is to be placed; throws when the key is in use, means another order or led to a
 * cancelled one. When the caller's transaction fails the key is as unused as before.
 */
export async function claimKey(
  tx: Db,
  { userId, key, bodyHash }: Claim,
  now: Date,
): Promise<typeof orders.$inferSelect | undefined> {
  const isThis = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const lockedUntil = lockFrom(now);
  const inserted = await insertKey(tx, { userId, key, bodyHash, lockedUntil, createdAt: now });
  if (inserted.length > 0) return undefined;

  const [stored] = await tx.select().from(idempotencyKeys).where(isThis).for('update');
  const [order] = stored?.orderId
    ? await tx.select().from(orders).where(eq(orders.id, stored.orderId))
    : [];
  const step = keyStep(stored, bodyHash, Boolean(order?.providerOrderId), now);
  if (step !== 'other body' && order?.cancelledAt) {
    throw new KeyReused(
      'The order of this purchase attempt was cancelled. Please start a new one.',
    );
  }
  switch (step) {
    case 'other body':
      throw new KeyReused('This purchase attempt was started with another cart or address.');
    case 'in flight':
      throw new Conflict('This order is already being placed.');
    case 'repeat':
      return order;
    case 'go on':
    case 'place':
      await tx.update(idempotencyKeys).set({ lockedUntil }).where(isThis);
      return order;
  }
}

/** Holds the key that led to this order for as long as `work` lasts. */
export async function withKeyLock<T>(
  { db, now }: Context,
  { id, userId }: { id: number; userId: number },
  work: () => Promise<T>,
): Promise<T> {
  const isLocked = and(ofOrder(userId, id), isNotNull(idempotencyKeys.lockedUntil));
  const renew = () =>
    db
      .update(idempotencyKeys)
      .set({ lockedUntil: lockFrom(now()) })
      .where(isLocked);
  // One that fails is made up for by the next; without any, another request looks the order up first.
  const timer = setInterval(() => renew().catch(() => {}), renewMs);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Whoever comes with the key that led to this order may work on it. */
export const releaseKey = statement((db, { id, userId }: { id: number; userId: number }) =>
  db.update(idempotencyKeys).set({ lockedUntil: null }).where(ofOrder(userId, id)),
);

const ofOrder = (userId: number, orderId: number) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.orderId, orderId));
