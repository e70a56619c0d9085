import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Limits } from '../../config/config.ts';
import type { Db } from '../../db/connect.ts';
import { addresses, idempotencyKeys, orderItems, orders, products } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import { addressCopy } from '../addresses/address-copy.ts';
import { Conflict, Invalid, NotFound, ProviderUnavailable } from '../errors.ts';
import { limitRate } from '../limits/rate-limit.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { claimKey } from './claim-key.ts';
import { mergedLines, mostOfOne, type OrderLine, totalOf } from './order-lines.ts';
import { makeProviderOrder } from './provider-order.ts';

type OrderRow = typeof orders.$inferSelect;

export interface Wanted {
  userId: number;
  address: number;
  items: OrderLine[];
  /** The Idempotency-Key; undefined: every call places an order. */
  key: string | undefined;
}

/** What the payment widget is opened with. */
export interface OrderToPay {
  id: number;
  /** The provider's public key. */
  keyId: string;
  /** Paise. */
  amount: number;
  providerOrderId: string;
}

type OrderContext = Pick<PaymentContext, 'db' | 'now' | 'payments' | 'log'> & { limits: Limits };

/**
 * Commits the order first, then has the payment provider make its own. When the provider fails
 * the order waits, unseen, for another try with the same key.
 */
export async function placeOrder(context: OrderContext, wanted: Wanted): Promise<OrderToPay> {
  const { payments, db, now } = context;
  if (!payments) throw new ProviderUnavailable('No payment provider is set up yet.');
  const items = mergedLines(wanted.items);
  if (items.some(({ quantity }) => quantity > mostOfOne)) {
    throw new Invalid(`quantity must be at most ${mostOfOne}`);
  }
  const { order, wasTried } = await withTx(db, async (tx) => {
    const placed = async () => {
      const inserted = await insertOrder(tx, { ...wanted, items }, now());
      // One that is refused for another reason counts for nothing; what is one too many is taken back.
      await limitOrders({ ...context, db: tx }, wanted.userId);
      return inserted;
    };
    if (wanted.key === undefined) return { order: await placed(), wasTried: false };
    const bodyHash = hashOf(wanted.address, items);
    const claim = { userId: wanted.userId, key: wanted.key, bodyHash };
    const earlier = await claimKey(tx, claim, now());
    if (earlier) return { order: earlier, wasTried: true };
    return { order: await keepOrder(tx, claim, await placed()), wasTried: false };
  });
  if (order.cancelledAt) throw new Conflict('This order was cancelled.');
  const providerOrderId =
    order.providerOrderId ?? (await makeProviderOrder(context, payments, order, wasTried));
  return {
    id: order.id,
    keyId: payments.keyId,
    amount: order.total,
    providerOrderId,
  };
}

/** Orders that are placed; one that is asked for again is none. */
const limitOrders = (context: OrderContext, userId: number) =>
  limitRate(
    context,
    `orders:${userId}`,
    context.limits.ordersPerHour,
    3600,
    'You have placed very many orders. Please wait an hour, or write to us.',
  );

async function insertOrder(tx: Db, { userId, address: id, items }: Wanted, createdAt: Date) {
  const [address] = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
  if (!address) throw new NotFound('Address not found');
  const lines = await pricedLines(tx, items);
  const [order] = await tx
    .insert(orders)
    .values({ userId, total: totalOf(lines), address: addressCopy(address), createdAt })
    .returning();
  if (!order) throw new Error('The order was not stored');
  await tx.insert(orderItems).values(lines.map((line) => ({ ...line, userId, orderId: order.id })));
  return order;
}

/** Names, pictures and prices come from the catalogue alone. */
async function pricedLines(tx: Db, items: OrderLine[]) {
  const ids = items.map(({ product }) => product);
  const sold = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.isOnSale, true)));
  return items.map(({ product: id, quantity }) => {
    const product = sold.find((one) => one.id === id);
    if (!product) throw new NotFound(`Product ${id} is not sold here`);
    return {
      productId: id,
      productName: product.title,
      productImage: product.images[0] ?? null,
      price: product.price,
      quantity,
    };
  });
}

async function keepOrder(tx: Db, claim: { userId: number; key: string }, order: OrderRow) {
  await tx
    .update(idempotencyKeys)
    .set({ orderId: order.id })
    .where(and(eq(idempotencyKeys.userId, claim.userId), eq(idempotencyKeys.key, claim.key)));
  return order;
}

/** Of what the order is made from; fields without effect do not make it another body. */
function hashOf(address: number, items: OrderLine[]): string {
  const lines = items.map(({ product, quantity }) => [product, quantity] as const);
  lines.sort(([a], [b]) => a - b);
  return createHash('sha256')
    .update(JSON.stringify([address, lines]))
    .digest('hex');
}
