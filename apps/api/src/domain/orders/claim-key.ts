import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { idempotencyKeys, orders } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Context } from '../context.ts';
import { Conflict, KeyReused } from '../errors.ts';
import { keyStep } from './idempotency-rules.ts';

/** A retry continues this soon after a process has died. */
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
 * Claims an idempotency key for this request. Returns the order of an earlier request with the key,
 * or undefined if there is none. Throws Conflict while another request uses the key, and KeyReused
 * for another body or a cancelled order. A rollback releases the key.
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

/** Renews the lock of the order's key while `work` runs. */
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
  // A later renewal replaces a failed one; without a lock, another request first looks up the
  // order.
  const timer = setInterval(() => renew().catch(() => {}), renewMs);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Releases the key of an order for other requests. */
export const releaseKey = statement((db, { id, userId }: { id: number; userId: number }) =>
  db.update(idempotencyKeys).set({ lockedUntil: null }).where(ofOrder(userId, id)),
);

const ofOrder = (userId: number, orderId: number) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.orderId, orderId));
