import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { addresses } from '../../db/schema.ts';
import type { Context } from '../context.ts';
import { Invalid, NotFound } from '../errors.ts';

export type Address = typeof addresses.$inferSelect;
export type NewAddress = Pick<
  Address,
  'fullName' | 'phone' | 'address' | 'addressLine2' | 'city' | 'state' | 'zipCode'
>;

const mostAddresses = 100;

/** A customer's addresses, oldest first. */
export function addressesOf(db: Db, userId: number): Promise<Address[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id));
}

export async function addAddress(
  { db, now }: Context,
  userId: number,
  fields: NewAddress,
): Promise<Address> {
  const [kept] = await db
    .select({ number: count() })
    .from(addresses)
    .where(eq(addresses.userId, userId));
  if (kept && kept.number >= mostAddresses) {
    throw Invalid.field('address', `You can keep at most ${mostAddresses} addresses.`);
  }
  const [row] = await db
    .insert(addresses)
    .values({ ...fields, userId, createdAt: now() })
    .returning();
  if (!row) throw new Error('The address was not stored');
  return row;
}

export async function removeAddress(db: Db, userId: number, id: number): Promise<void> {
  const gone = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
    .returning({ id: addresses.id });
  if (gone.length === 0) throw new NotFound();
}
