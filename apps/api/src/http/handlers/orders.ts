import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema.ts';
import { notFound } from '../../domain/errors.ts';
import { placeOrder } from '../../domain/orders/place-order.ts';
import { readOrders } from '../../domain/orders/read-orders.ts';
import { verifyPayment } from '../../domain/payments/verify-payment.ts';
import type { Handlers } from '../operation.ts';

export const orderHandlers: Pick<
  Handlers,
  'listOrders' | 'createOrder' | 'getOrder' | 'verifyPayment'
> = {
  listOrders: ({ userId }, { db }) => readOrders(db, userId),

  async createOrder({ body, userId, request }, shop) {
    const key = request.headers['idempotency-key']?.toString();
    return placeOrder(shop, { userId, address: body.address, items: body.items, key });
  },

  async getOrder({ params, userId }, { db }) {
    const [order] = await readOrders(db, userId, eq(orders.id, params.id));
    if (!order) throw notFound('Order not found');
    return order;
  },

  async verifyPayment({ params, body, userId }, shop) {
    await verifyPayment(shop, { orderId: params.id, userId, proof: body });
    return { status: 'success', message: 'Payment verified' };
  },
};
