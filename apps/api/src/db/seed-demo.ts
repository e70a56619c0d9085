import { inArray } from 'drizzle-orm';
import type { Db } from './connect.ts';
import * as tables from './schema.ts';
import type { SeedData } from './seed-data.ts';
import { idOf, type Seeded } from './seeded.ts';

type Demo = NonNullable<SeedData['demo']>;

export type IssueInvoice = (
  tx: Db,
  now: Date,
  order: typeof tables.orders.$inferSelect,
  items: (typeof tables.orderItems.$inferSelect)[],
) => Promise<unknown>;

/** Inserts the demo customer with address, orders, wishlist and reviews. */
export async function insertDemo(
  tx: Db,
  demo: Demo,
  { passwordHash, issueInvoice }: { passwordHash: string; issueInvoice: IssueInvoice },
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
  for (const demoOrder of demo.orders) {
    const { order, items } = await insertOrder(tx, demoOrder, userId, address, seeded);
    await issueInvoice(tx, order.createdAt, order, items);
  }
  await tx.insert(tables.wishlistEntries).values(
    demo.wishlist.map((slug, index) => ({
      userId,
      productId: idOf(productIds, slug),
      createdAt: daysAgo(index + 1),
    })),
  );
  await tx.insert(tables.reviews).values(
    demo.reviews.map(({ slug, rating, review_text: text, status, days_ago }) => {
      const createdAt = daysAgo(days_ago);
      return { userId, productId: idOf(productIds, slug), rating, text, status, createdAt };
    }),
  );
}

async function insertAddress(
  tx: Db,
  userId: number,
  from: Demo['address'],
  createdAt: Date,
): Promise<tables.AddressCopy> {
  const { full_name: fullName, address_line2: addressLine2, zip_code: zipCode, ...rest } = from;
  const [address] = await tx
    .insert(tables.addresses)
    .values({ ...rest, userId, fullName, addressLine2, zipCode, createdAt })
    .returning();
  if (!address) throw new Error('The demo address was not stored');
  return { id: address.id, user: userId, ...from };
}

async function insertOrder(
  tx: Db,
  demoOrder: Demo['orders'][number],
  userId: number,
  address: tables.AddressCopy,
  { productIds, daysAgo }: Seeded,
) {
  const { delivery_status: deliveryStatus, days_ago: days } = demoOrder;
  const lines = await linesOf(tx, demoOrder, productIds);
  const createdAt = daysAgo(days);
  const [order] = await tx
    .insert(tables.orders)
    .values({
      userId,
      address,
      total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
      deliveryStatus,
      deliveredAt: deliveryStatus === 'delivered' ? daysAgo(days - 4) : null,
      paymentStatus: demoOrder.payment_status,
      providerOrderId: demoOrder.provider_order_id,
      paymentId: demoOrder.payment_id,
      paidAt: createdAt,
      createdAt,
    })
    .returning();
  if (!order) throw new Error('The demo order was not stored');
  const items = await tx
    .insert(tables.orderItems)
    .values(lines.map((line) => ({ ...line, userId, orderId: order.id })))
    .returning();
  return { order, items };
}

async function linesOf(
  tx: Db,
  { items }: Demo['orders'][number],
  productIds: Seeded['productIds'],
) {
  const ids = items.map(({ slug }) => idOf(productIds, slug));
  const sold = await tx.select().from(tables.products).where(inArray(tables.products.id, ids));
  return items.flatMap(({ slug, quantity }) => {
    const product = sold.find((one) => one.slug === slug);
    if (!product) return [];
    const { id: productId, title: productName, images, price, gstBasisPoints, hsn } = product;
    return [
      { productId, productName, productImage: images[0], price, gstBasisPoints, hsn, quantity },
    ];
  });
}
