import { isGstin, notAGstin } from '@parinda/brand/gst';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { addresses, users } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { Context } from '../context.ts';
import { Invalid, NotFound } from '../errors.ts';

export type Address = typeof addresses.$inferSelect;
export type NewAddress = Pick<
  Address,
  'fullName' | 'phone' | 'address' | 'addressLine2' | 'city' | 'state' | 'zipCode' | 'gstin'
>;

const maxAddresses = 100;

/** Returns a customer's addresses, oldest first. */
export function addressesOf(db: Db, userId: number): Promise<Address[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id));
}

/** Locks the customer's row, so that parallel requests cannot exceed the limit. */
export async function addAddress(
  { db, now }: Context,
  userId: number,
  fields: NewAddress,
): Promise<Address> {
  if (fields.gstin !== null && !isGstin(fields.gstin)) throw Invalid.field('gstin', notAGstin);
  return withTx(db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if ((await tx.$count(addresses, eq(addresses.userId, userId))) >= maxAddresses) {
      throw Invalid.field('address', `You can keep at most ${maxAddresses} addresses.`);
    }
    const [row] = await tx
      .insert(addresses)
      .values({ ...fields, userId, createdAt: now() })
      .returning();
    if (!row) throw new Error('The address was not stored');
    return row;
  });
}

export async function removeAddress(db: Db, userId: number, id: number): Promise<void> {
  const deleted = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
    .returning({ id: addresses.id });
  if (deleted.length === 0) throw new NotFound();
}
