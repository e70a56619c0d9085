import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  addresses,
  contactMessages,
  orderItems,
  orders,
  payments,
  reviews,
  wishlistEntries,
} from '../../db/schema.ts';
import type { CommandResult } from '../command-result.ts';
import { findCustomer } from './find-customer.ts';

/** Returns all data of a customer: money in paise, times in UTC. */
export async function exportCustomer(
  { db }: { db: Db },
  { email }: { email: string },
): Promise<CommandResult> {
  const {
    passwordHash: _hash,
    sessionVersion: _version,
    ...customer
  } = await findCustomer(db, email);
  const placed = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, customer.id))
    .orderBy(asc(orders.createdAt));
  const ids = placed.map(({ id }) => id);
  const data = {
    customer,
    addresses: await db.select().from(addresses).where(eq(addresses.userId, customer.id)),
    orders: placed,
    order_items: await db.select().from(orderItems).where(eq(orderItems.userId, customer.id)),
    payments: ids.length
      ? await db.select().from(payments).where(inArray(payments.orderId, ids))
      : [],
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
  return { text: JSON.stringify(data, null, 2), data };
}
