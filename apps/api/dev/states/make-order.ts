import { eq } from 'drizzle-orm';
import * as tables from '../../src/db/schema.ts';
import { addressCopy } from '../../src/domain/addresses/address-copy.ts';
import type { AppContext } from '../../src/domain/app-context.ts';
import { sandboxId } from '../sandbox/provider.ts';
import { product, type WantedProduct } from './make-product.ts';
import { type addressOf, defined } from './state.ts';
import { stored } from './stored.ts';

export type WantedAddress = Partial<ReturnType<typeof addressOf>>;

/** Creates an address, or gives the address with this id to the customer. */
export async function address({ db }: AppContext, userId: number, wanted: WantedAddress = {}) {
  const { addresses } = tables;
  const { id, ...given } = wanted;
  const values = {
    userId,
    fullName: 'Asha Rao',
    phone: '98765 43210',
    address: '14 Temple Street',
    city: 'Mysuru',
    state: 'Karnataka',
    zipCode: '570001',
    ...defined(given),
  };
  const [row] =
    id === undefined
      ? await db.insert(addresses).values(values).returning()
      : await db
          .insert(addresses)
          .overridingSystemValue()
          .values({ ...values, id })
          .onConflictDoUpdate({ target: addresses.id, set: values })
          .returning();
  return stored(row);
}

type OrderRow = typeof tables.orders.$inferInsert;

interface WantedOrder {
  /** An existing order with this id moves to the customer. */
  id?: number | undefined;
  product?: WantedProduct;
  address?: WantedAddress;
  quantity?: number | undefined;
}

/** Creates an order of one product, by default two pieces. */
export async function order(
  context: AppContext,
  userId: number,
  status: Pick<OrderRow, 'deliveryStatus' | 'paymentStatus'>,
  { id: wantedId, product: wanted, address: to, quantity = 2 }: WantedOrder = {},
) {
  const { db } = context;
  const { orders, orderItems, sandboxOrders } = tables;
  const { id: productId, title, price, images } = await product(context, wanted);
  const providerOrderId = sandboxId('order');
  const total = price * quantity;
  const copy = addressCopy(await address(context, userId, to));
  const values = { ...status, userId, total, providerOrderId, address: copy };
  const [row] =
    wantedId === undefined
      ? await db.insert(orders).values(values).returning()
      : await db
          .insert(orders)
          .overridingSystemValue()
          .values({ ...values, id: wantedId })
          .onConflictDoUpdate({ target: orders.id, set: values })
          .returning();
  const { id } = stored(row);
  await db.delete(orderItems).where(eq(orderItems.orderId, id));
  await db.insert(orderItems).values({
    userId,
    orderId: id,
    productId,
    productName: title,
    productImage: images[0] ?? null,
    price,
    quantity,
  });
  await db
    .insert(sandboxOrders)
    .values({ id: providerOrderId, amount: total, receipt: `order-${id}` });
  return { id, productId, providerOrderId };
}

/** Gives the provider's order ID to this order only. */
export async function setProviderOrderId(
  { db }: AppContext,
  orderId: number,
  providerOrderId: string,
) {
  const { orders } = tables;
  await db
    .update(orders)
    .set({ providerOrderId: sandboxId('order') })
    .where(eq(orders.providerOrderId, providerOrderId));
  await db.update(orders).set({ providerOrderId }).where(eq(orders.id, orderId));
}

export function paymentStatus(value: unknown): 'pending' | 'failed' | 'completed' {
  return value === 'completed' || value === 'failed' ? value : 'pending';
}
