import { inArray } from 'drizzle-orm';
import { sandboxId } from '../../dev/sandbox/sandbox-provider.ts';
import { toAddress } from '../domain/addresses/address-copy.ts';
import { totalOf } from '../domain/orders/order-lines.ts';
import type { Db } from './connect.ts';
import * as tables from './schema.ts';
import { known, type Seeded } from './seed.ts';
import type { SeedData } from './seed-data.ts';

type Demo = NonNullable<SeedData['demo']>;

/** A customer whom everybody may sign in as, with address, orders, wishlist and reviews. */
export async function insertDemo(
  tx: Db,
  demo: Demo,
  passwordHash: string,
  seeded: Seeded,
): Promise<void> {
  const { password: _plain, ...customer } = demo.customer;
  const [user] = await tx
    .insert(tables.users)
    .values({ ...customer, passwordHash })
    .returning();
  if (!user) throw new Error('The demo customer was not stored');
  const userId = user.id;
  const { productIds, daysAgo } = seeded;
  const address = await insertAddress(tx, userId, demo.address, daysAgo(25));
  for (const order of demo.orders) await insertOrder(tx, order, userId, address, seeded);
  await tx.insert(tables.wishlistEntries).values(
    demo.wishlist.map((slug, index) => ({
      ...{ userId, productId: known(productIds, slug), createdAt: daysAgo(index + 1) },
    })),
  );
  await tx.insert(tables.reviews).values(
    demo.reviews.map(({ slug, rating, review_text: text, status, days_ago }) => ({
      ...{ userId, productId: known(productIds, slug), rating, text, status },
      createdAt: daysAgo(days_ago),
    })),
  );
}

async function insertAddress(tx: Db, userId: number, from: Demo['address'], createdAt: Date) {
  const { full_name: fullName, address_line2: addressLine2, zip_code: zipCode, ...rest } = from;
  const [address] = await tx
    .insert(tables.addresses)
    .values({ ...rest, userId, fullName, addressLine2, zipCode, createdAt })
    .returning();
  if (!address) throw new Error('The demo address was not stored');
  return toAddress(address);
}

async function insertOrder(
  tx: Db,
  { delivery_status, payment_status, days_ago, items }: Demo['orders'][number],
  userId: number,
  address: tables.AddressCopy,
  { productIds, daysAgo }: Seeded,
) {
  const ids = items.map(({ slug }) => known(productIds, slug));
  const sold = await tx.select().from(tables.products).where(inArray(tables.products.id, ids));
  const lines = items.flatMap(({ slug, quantity }) => {
    const product = sold.find((one) => one.slug === slug);
    return product ? [{ product, quantity, price: product.price }] : [];
  });
  const createdAt = daysAgo(days_ago);
  const [order] = await tx
    .insert(tables.orders)
    .values({
      ...{ userId, address, createdAt, total: totalOf(lines) },
      ...{ deliveryStatus: delivery_status, paymentStatus: payment_status },
      ...{ paidAt: createdAt, providerOrderId: sandboxId('order'), paymentId: sandboxId('pay') },
      deliveredAt: delivery_status === 'delivered' ? daysAgo(days_ago - 4) : null,
    })
    .returning();
  if (!order) throw new Error('The demo order was not stored');
  await tx.insert(tables.orderItems).values(
    lines.map(({ product, quantity, price }) => ({
      ...{ userId, orderId: order.id, productId: product.id, price, quantity },
      ...{ productName: product.title, productImage: product.images[0] },
    })),
  );
}
