import * as tables from '../../src/db/schema.ts';
import { addressCopy } from '../../src/domain/addresses/address-copy.ts';
import type { Shop } from '../../src/domain/shop.ts';
import { sandboxId } from '../sandbox/provider.ts';
import { product } from './make-product.ts';
import { stored } from './stored.ts';

export async function address({ db }: Shop, userId: number) {
  const [row] = await db
    .insert(tables.addresses)
    .values({
      userId,
      fullName: 'Asha Rao',
      phone: '98765 43210',
      address: '14 Temple Street',
      city: 'Mysuru',
      state: 'Karnataka',
      zipCode: '570001',
    })
    .returning();
  return stored(row);
}

type OrderRow = typeof tables.orders.$inferInsert;

/** An order of two pieces of one product. */
export async function order(
  shop: Shop,
  userId: number,
  status: Pick<OrderRow, 'deliveryStatus' | 'paymentStatus'>,
) {
  const { id: productId, title, price, images } = await product(shop);
  const providerOrderId = sandboxId('order');
  const total = price * 2;
  const [row] = await shop.db
    .insert(tables.orders)
    .values({
      ...status,
      userId,
      total,
      providerOrderId,
      address: addressCopy(await address(shop, userId)),
    })
    .returning();
  const { id } = stored(row);
  await shop.db.insert(tables.orderItems).values({
    userId,
    orderId: id,
    productId,
    productName: title,
    productImage: images[0] ?? null,
    price,
    quantity: 2,
  });
  await shop.db
    .insert(tables.sandboxOrders)
    .values({ id: providerOrderId, amount: total, receipt: `order-${id}` });
  return { id, productId, providerOrderId };
}

export function paymentStatus(value: unknown): 'pending' | 'failed' | 'completed' {
  return value === 'completed' || value === 'failed' ? value : 'pending';
}
