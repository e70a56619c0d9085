import type { AppContext } from '../../domain/app-context.ts';
import { invoicePath } from '../../domain/invoices/invoice-link.ts';
import { placeOrder } from '../../domain/orders/place-order.ts';
import { listCustomerOrders, readCurrentOrder } from '../../domain/orders/read-orders.ts';
import * as payments from '../../domain/payments/verify-payment.ts';
import type { Handler } from '../operation.ts';
import { setNextLink } from '../set-next-link.ts';
import { toOrder, toOrderToPay } from '../wire/order.ts';

export const listOrders: Handler<'listOrders'> = async (call, context) => {
  const { db, now } = context;
  const { limit = 100, cursor } = call.query;
  const orders = setNextLink(
    call,
    await listCustomerOrders(db, call.userId, now(), { limit, cursor }),
  );
  return orders.map((order) => toOrder(order, linksOf(context)));
};

const linksOf = ({ payments, keys, now }: AppContext) => ({
  keyId: payments?.keyId,
  pdfUrl: (number: string) => invoicePath(keys.invoice, number, now()),
});

export const createOrder: Handler<'createOrder'> = async ({ body, userId, request }, context) => {
  const key = request.headers['idempotency-key']?.toString();
  const { address, items } = body;
  return toOrderToPay(await placeOrder(context, { userId, address, items, key }));
};

export const getOrder: Handler<'getOrder'> = async ({ params, userId }, context) =>
  toOrder(await readCurrentOrder(context, userId, params.id), linksOf(context));

export const verifyPayment: Handler<'verifyPayment'> = async (
  { params, body, userId },
  context,
) => {
  const proof = {
    providerOrderId: body.razorpay_order_id,
    paymentId: body.razorpay_payment_id,
    signature: body.razorpay_signature,
  };
  await payments.verifyPayment(context, { orderId: params.id, userId, proof });
  return { status: 'success', message: 'Payment verified' };
};
