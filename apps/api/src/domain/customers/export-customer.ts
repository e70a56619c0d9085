import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  addresses,
  contactMessages,
  invoices,
  orderItems,
  orders,
  payments,
  reviews,
  users,
  wishlistEntries,
} from '../../db/schema.ts';
import type { CommandResult } from '../command-result.ts';
import { NotSignedIn } from '../errors.ts';
import { findCustomer } from './find-customer.ts';

/** Returns all data of a customer: money in paise, times in UTC. Throws NotFound. */
export async function exportCustomer(
  { db }: { db: Db },
  { email }: { email: string },
): Promise<CommandResult> {
  const data = await allDataOf(db, await findCustomer(db, email));
  return { text: JSON.stringify(data, null, 2), data };
}

/** Returns the same data for a signed-in customer. Throws NotSignedIn. */
export async function readMyData({ db }: { db: Db }, userId: number) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new NotSignedIn();
  return allDataOf(db, user);
}

async function allDataOf(db: Db, user: typeof users.$inferSelect) {
  const { passwordHash: _hash, sessionVersion: _version, ...customer } = user;
  const placed = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, customer.id))
    .orderBy(asc(orders.createdAt));
  const ids = placed.map(({ id }) => id);
  return {
    customer,
    addresses: await db.select().from(addresses).where(eq(addresses.userId, customer.id)),
    orders: placed,
    order_items: await db.select().from(orderItems).where(eq(orderItems.userId, customer.id)),
    invoices: await db.select().from(invoices).where(inArray(invoices.orderId, ids)),
    payments: await db.select().from(payments).where(inArray(payments.orderId, ids)),
    reviews: await db.select().from(reviews).where(eq(reviews.userId, customer.id)),
    wishlist: await db
      .select()
      .from(wishlistEntries)
      .where(eq(wishlistEntries.userId, customer.id)),
    messages: await db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, customer.email)),
  };
}
