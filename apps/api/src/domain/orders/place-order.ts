import { createHash } from 'node:crypto';
import { limitConcurrency } from '@parinda/server-kit/concurrency-limit';
import { and, eq, inArray } from 'drizzle-orm';
import type { Limits } from '../../config/config.ts';
import type { Db } from '../../db/connect.ts';
import { addresses, idempotencyKeys, orderItems, orders, products } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import { pipeline, withTx } from '../../db/with-tx.ts';
import { addressCopy } from '../addresses/address-copy.ts';
import { isPincode } from '../addresses/pincode.ts';
import type { Cached } from '../cached.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { invalidateIfStale } from '../catalog/invalidate-if-stale.ts';
import { Busy, Invalid, NotFound, ProviderUnavailable } from '../errors.ts';
import { limitRate } from '../limits/rate-limit.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { minAmount } from '../payments/provider.ts';
import { claimKey } from './claim-key.ts';
import { maxQuantityPerLine, mergeLines, type OrderLine, totalOf } from './order-lines.ts';
import { ensureProviderOrder } from './provider-order.ts';

type OrderRow = typeof orders.$inferSelect;

export interface OrderRequest {
  userId: number;
  address: number;
  items: OrderLine[];
  /** Idempotency-Key; undefined: every request places an order. */
  key: string | undefined;
}

/** Options of the payment widget. */
export interface OrderToPay {
  id: number;
  /** Public key of the provider. */
  keyId: string;
  /** Paise. */
  amount: number;
  providerOrderId: string;
}

type OrderContext = Pick<PaymentContext, 'db' | 'now' | 'payments' | 'log'> & {
  limits: Limits;
  /** Invalidated when it differs from the prices of the order. */
  catalog: Cached<Catalog>;
};

/**
 * Half of a pool's connections, so that reads find one. More orders would only wait for each other, and the
 * longer the queue, the later all of them end. Calls to the provider are not queued: a slow provider must not
 * delay other orders.
 */
const orderQueue = limitConcurrency({ max: 5, maxWaitMs: 500, maxWaiting: 200 }, () => new Busy(5));

/**
 * Commits an order, then creates the provider's order. If the provider fails, the order stays
 * hidden and a retry with the same key continues. Throws Busy when too many orders are placed.
 */
export async function placeOrder(
  context: OrderContext,
  request: OrderRequest,
): Promise<OrderToPay> {
  const { payments } = context;
  if (!payments) throw new ProviderUnavailable('No payment provider is set up yet.');
  const { order, isRetry } = await orderQueue.run(() => commitOrder(context, request));
  return {
    id: order.id,
    keyId: payments.keyId,
    amount: order.total,
    providerOrderId:
      order.providerOrderId ?? (await ensureProviderOrder(context, payments, order, isRetry)),
  };
}

async function commitOrder(context: OrderContext, request: OrderRequest) {
  const { db, now } = context;
  const items = mergeLines(request.items);
  if (items.some(({ quantity }) => quantity > maxQuantityPerLine)) {
    throw new Invalid(`quantity must be at most ${maxQuantityPerLine}`);
  }
  const ids = items.map(({ product }) => product);
  const checkStale = await invalidateIfStale(context.catalog, ids);
  return withTx(db, async (tx) => {
    const { userId, address, key } = request;
    if (key !== undefined) {
      const claim = { userId, key, bodyHash: hashOf(address, items) };
      const placed = await claimKey(tx, claim, now());
      if (placed) return { order: placed, isRetry: true };
    }
    const { order, lines } = await insertOrder(tx, { ...request, items }, now(), checkStale);
    const orderId = order.id;
    await pipeline([
      tx.insert(orderItems).values(lines.map((line) => ({ ...line, userId, orderId }))),
      // Counted in the transaction: a rejected order does not count.
      limitOrders({ ...context, db: tx }, userId),
      key !== undefined && storeOrderOfKey(tx, { userId, key, orderId }),
    ]);
    return { order, isRetry: false };
  });
}

/** Limits new orders; repeats do not count. */
const limitOrders = (context: OrderContext, userId: number) =>
  limitRate(
    context,
    `orders:${userId}`,
    context.limits.ordersPerHour,
    3600,
    'You have placed too many orders. Please wait an hour, or write to us.',
  );

const ownAddress = statement((db, { id, userId }: { id: number; userId: number }) =>
  db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId))),
);
const newOrder = statement(
  (db, order: Pick<OrderRow, 'userId' | 'total' | 'address' | 'createdAt'>) =>
    db.insert(orders).values(order).returning(),
);

async function insertOrder(
  tx: Db,
  { userId, address: id, items }: OrderRequest,
  createdAt: Date,
  checkStale: (sold: SoldProduct[]) => void,
) {
  const [[address], sold] = await pipeline([
    ownAddress(tx, { id, userId }),
    productsOnSale(
      tx,
      items.map(({ product }) => product),
    ),
  ]);
  checkStale(sold);
  if (!address) throw new NotFound('Address not found');
  if (!isPincode(address.zipCode)) {
    throw new Invalid('The pincode of this address is not valid. Please add the address again.');
  }
  const lines = pricedLines(sold, items);
  const total = totalOf(lines);
  if (total < minAmount) throw new Invalid('An order must come to at least ₹1.');
  const copy = addressCopy(address);
  const [order] = await newOrder(tx, { userId, total, address: copy, createdAt });
  if (!order) throw new Error('The order was not stored');
  return { order, lines };
}

type SoldProduct = Pick<
  typeof products.$inferSelect,
  'id' | 'title' | 'images' | 'price' | 'gstBasisPoints' | 'hsn'
>;

/** Locks the products, so that none is removed before the order is stored. */
function productsOnSale(tx: Db, ids: number[]) {
  const { id, title, images, price, gstBasisPoints, hsn } = products;
  return tx
    .select({ id, title, images, price, gstBasisPoints, hsn })
    .from(products)
    .where(and(inArray(id, ids), eq(products.isOnSale, true)))
    .for('key share');
}

/** Takes names, pictures and prices from the database only. */
function pricedLines(sold: SoldProduct[], items: OrderLine[]) {
  return items.map(({ product: id, quantity }) => {
    const product = sold.find((one) => one.id === id);
    if (!product) throw new NotFound(`Product ${id} is not sold here`);
    return {
      productId: id,
      productName: product.title,
      productImage: product.images[0] ?? null,
      price: product.price,
      gstBasisPoints: product.gstBasisPoints,
      hsn: product.hsn,
      quantity,
    };
  });
}

const storeOrderOfKey = statement(
  (db, { userId, key, orderId }: { userId: number; key: string; orderId: number }) =>
    db
      .update(idempotencyKeys)
      .set({ orderId })
      .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))),
);

/** Hashes the fields that make the order; other fields do not change it. */
function hashOf(address: number, items: OrderLine[]): string {
  const lines = items.map(({ product, quantity }) => [product, quantity] as const);
  lines.sort(([a], [b]) => a - b);
  return createHash('sha256')
    .update(JSON.stringify([address, lines]))
    .digest('hex');
}
