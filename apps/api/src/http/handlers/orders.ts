import { forgetIfBehind } from '../../domain/catalog/forget-if-behind.ts';
import { placeOrder } from '../../domain/orders/place-order.ts';
import { readOrder, standingOrders } from '../../domain/orders/read-orders.ts';
import * as payments from '../../domain/payments/verify-payment.ts';
import type { Handler } from '../operation.ts';
import { toOrder, toOrderToPay } from '../wire/order.ts';

export const listOrders: Handler<'listOrders'> = async ({ query, userId, reply }, shop) => {
  const { limit = 100, cursor: after } = query;
  const page = { limit, after };
  const { orders, next } = await standingOrders(shop.db, userId, shop.now(), page);
  if (next !== undefined) {
    reply.header('link', `</api/user/orders/?limit=${limit}&cursor=${next}>; rel="next"`);
  }
  return orders.map((order) => toOrder(order, shop.payments?.keyId));
};

export const createOrder: Handler<'createOrder'> = async ({ body, userId, request }, shop) => {
  const key = request.headers['idempotency-key']?.toString();
  const { address, items } = body;
  // The next one to ask for the catalogue sees what this order was priced by.
  await forgetIfBehind(
    shop,
    items.map(({ product }) => product),
  );
  return toOrderToPay(await placeOrder(shop, { userId, address, items, key }));
};

export const getOrder: Handler<'getOrder'> = async ({ params, userId }, { db, payments }) =>
  toOrder(await readOrder(db, userId, params.id), payments?.keyId);

export const verifyPayment: Handler<'verifyPayment'> = async ({ params, body, userId }, shop) => {
  const proof = {
    providerOrderId: body.razorpay_order_id,
    paymentId: body.razorpay_payment_id,
    signature: body.razorpay_signature,
  };
  await payments.verifyPayment(shop, { orderId: params.id, userId, proof });
  return { status: 'success', message: 'Payment verified' };
};
