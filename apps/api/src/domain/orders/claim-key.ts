import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { idempotencyKeys, orders } from '../../db/schema.ts';
import { Conflict, KeyReused } from '../errors.ts';
import { keyStep } from './idempotency-rules.ts';

/** Longer than the payment provider may take. */
const lockSeconds = 60;

/**
 * Claims a purchase attempt's key for this request. Gives the order that the key already led to, or
 * undefined when one is to be placed; throws when the key is in use or means another order. When the caller's transaction fails the key is as unused as before.
 */
export async function claimKey(
  tx: Db,
  { userId, key, bodyHash }: { userId: number; key: string; bodyHash: string },
  now: Date,
): Promise<typeof orders.$inferSelect | undefined> {
  const isThis = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const lockedUntil = new Date(now.getTime() + lockSeconds * 1000);
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, bodyHash, lockedUntil, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (inserted.length > 0) return undefined;

  const [kept] = await tx.select().from(idempotencyKeys).where(isThis).for('update');
  const [order] = kept?.orderId
    ? await tx.select().from(orders).where(eq(orders.id, kept.orderId))
    : [];
  switch (keyStep(kept, bodyHash, Boolean(order?.providerOrderId), now)) {
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
