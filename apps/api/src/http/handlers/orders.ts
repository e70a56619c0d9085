import { placeOrder } from '../../domain/orders/place-order.ts';
import { readCurrentOrder, standingOrders } from '../../domain/orders/read-orders.ts';
import * as payments from '../../domain/payments/verify-payment.ts';
import { leadOn } from '../lead-on.ts';
import type { Handler } from '../operation.ts';
import { toOrder, toOrderToPay } from '../wire/order.ts';

export const listOrders: Handler<'listOrders'> = async (call, { db, now, payments }) => {
  const { limit = 100, cursor } = call.query;
  const orders = leadOn(call, await standingOrders(db, call.userId, now(), { limit, cursor }));
  return orders.map((order) => toOrder(order, payments?.keyId));
};

export const createOrder: Handler<'createOrder'> = async ({ body, userId, request }, shop) => {
  const key = request.headers['idempotency-key']?.toString();
  const { address, items } = body;
  return toOrderToPay(await placeOrder(shop, { userId, address, items, key }));
};

export const getOrder: Handler<'getOrder'> = async ({ params, userId }, shop) =>
  toOrder(await readCurrentOrder(shop, userId, params.id), shop.payments?.keyId);

export const verifyPayment: Handler<'verifyPayment'> = async ({ params, body, userId }, shop) => {
  const proof = {
    providerOrderId: body.razorpay_order_id,
    paymentId: body.razorpay_payment_id,
    signature: body.razorpay_signature,
  };
  await payments.verifyPayment(shop, { orderId: params.id, userId, proof });
  return { status: 'success', message: 'Payment verified' };
};
