// Orders and payments. Uses the prices of the database, not those of the request.
import { createHash } from 'node:crypto';
import { addressOf } from './addresses.js';
import { pictureUrl } from './catalog.js';
import { ApiError } from './errors.js';
import { isGenuine, withProviderOrder } from './payment.js';

/** Returns a hash of the cart, to detect another cart with the same key. */
export function digestOf({ address, items }) {
  const lines = items.map(({ product, quantity }) => [product, quantity]);
  return createHash('sha256')
    .update(JSON.stringify([address, lines]))
    .digest('hex');
}

const statusTexts = { pending: 'Pending', delivered: 'Delivered' };

async function orderOf(shop, row) {
  const { id, order_date, delivery_status, payment_status, address_details } = row;
  const sql = 'select * from order_items where order_id = $1 order by id';
  const items = (await shop.db.all(sql, id)).map(({ order_id: _, ...item }) => {
    const product_price = Number(item.product_price);
    const product_image = pictureUrl(shop, item.product_image);
    return { ...item, product_image, product_price, item_total: product_price * item.quantity };
  });
  return {
    ...{ id, order_date, delivery_status, payment_status, address_details, items },
    total_amount: Number(row.total_amount),
    delivery_status_display: statusTexts[delivery_status],
    razorpay_order_id: row.razorpay_order_id ?? '',
    ...(payment_status !== 'completed' && { razorpay_key: shop.payment.keyId }),
  };
}

/** Creates an order in a transaction. Returns undefined if the key already has one. */
function createOrder(db, user, cart, key) {
  return db.transaction(async (tx) => {
    const ofCustomer = 'select * from addresses where id = $1 and user_id = $2';
    const address = await tx.one(ofCustomer, cart.address, user.id);
    if (!address) throw new ApiError(404, 'Address not found');
    const lines = [];
    for (const { product: id, quantity } of cart.items) {
      const product = await tx.one('select * from products where id = $1 and is_on_sale', id);
      if (!product) throw new ApiError(404, 'Product not found');
      lines.push({ product, quantity });
    }
    const paise = lines.reduce((sum, { product, quantity }) => {
      return sum + Math.round(product.price * 100) * quantity;
    }, 0);
    const order = await tx.one(
      `insert into orders (user_id, total_amount, address_details, idempotency_key, body_digest)
       values ($1, $2, $3, $4, $5) on conflict (user_id, idempotency_key) do nothing returning *`,
      ...[user.id, paise / 100, addressOf(address), key ?? null, digestOf(cart)],
    );
    if (order) for (const line of lines) await addLine(tx, order, line);
    return order;
  });
}

export function addLine(db, order, { product, quantity }) {
  return db.all(
    `insert into order_items
     (order_id, product, product_name, product_image, product_price, quantity)
     values ($1, $2, $3, $4, $5, $6)`,
    ...[order.id, product.id, product.title, product.image1, product.price, quantity],
  );
}

/** Returns the order of an idempotency key, and creates it at first. */
async function place(db, user, cart, key) {
  const ofKey = 'select * from orders where user_id = $1 and idempotency_key = $2';
  const findOrder = () => (key === undefined ? undefined : db.one(ofKey, user.id, key));
  // A parallel request may have used the key in the meantime.
  const order =
    (await findOrder()) ?? (await createOrder(db, user, cart, key)) ?? (await findOrder());
  if (order.body_digest !== digestOf(cart)) {
    throw new ApiError(422, 'This key belongs to another cart.');
  }
  return order;
}

export function orders(api, shop) {
  const { db } = shop;

  /** Returns 404 for orders of other customers. */
  async function ownOrder({ params, user }) {
    const sql = 'select * from orders where id = $1 and user_id = $2';
    const order = await db.one(sql, params.id, user.id);
    if (!order) throw new ApiError(404, 'Order not found');
    return order;
  }

  api.get('/orders/', async ({ user }, response) => {
    const sql = 'select * from orders where user_id = $1 order by order_date desc, id desc';
    const rows = await db.all(sql, user.id);
    response.json(await Promise.all(rows.map((row) => orderOf(shop, row))));
  });

  api.get('/orders/:id/', async (request, response) => {
    response.json(await orderOf(shop, await ownOrder(request)));
  });

  api.post('/orders/', async (request, response) => {
    const key = request.get('idempotency-key');
    const order = await withProviderOrder(shop, await place(db, request.user, request.body, key));
    const { id, total_amount, razorpay_order_id } = order;
    const razorpay_amount = Math.round(total_amount * 100);
    response.status(201).json({ id, key: shop.payment.keyId, razorpay_amount, razorpay_order_id });
  });

  api.post('/orders/:id/verify_payment/', async (request, response) => {
    const order = await ownOrder(request);
    if (!isGenuine(shop, order, request.body)) {
      throw new ApiError(400, 'Payment verification failed');
    }
    await db.all("update orders set payment_status = 'completed' where id = $1", order.id);
    response.json({ status: 'success', message: 'Payment verified' });
  });
}
