import { sandboxPayments } from '../../src/db/schema.ts';
import type { AppContext } from '../../src/domain/app-context.ts';
import { placeOrder } from '../../src/domain/orders/place-order.ts';
import { signPayment } from '../../src/domain/payments/signature.ts';
import { verifyPayment } from '../../src/domain/payments/verify-payment.ts';
import { sandboxId } from '../sandbox/provider.ts';
import * as make from './make.ts';
import {
  addressOf,
  customerOf,
  idOf,
  type Params,
  productOf,
  type State,
  textOf,
} from './state.ts';

export const orderStates: Record<string, State> = {
  async 'a signed-in customer has an order'(context, params) {
    const { id, token } = await make.customer(context, customerOf(params));
    const status = {
      deliveryStatus: params.delivery_status === 'delivered' ? 'delivered' : 'pending',
      paymentStatus: make.paymentStatus(params.payment_status),
    } as const;
    const order = await make.order(context, id, status, orderOf(params));
    return { user_id: id, token, order_id: order.id, product_id: order.productId };
  },

  /** The token belongs to the requesting customer, the order to another one. */
  async 'another customer has an order'(context, params) {
    const order = await make.order(context, (await make.customer(context)).id, {}, orderOf(params));
    return { token: (await make.customer(context)).token, order_id: order.id };
  },

  async 'an order was placed with a key'(context, params) {
    const { id, token } = await make.customer(context);
    const { id: address } = await make.address(context, id, addressOf(params));
    const { id: product } = await make.product(context, productOf(params));
    const items = [{ product, quantity: idOf(params.quantity) ?? 2 }];
    const key = textOf(params.key);
    const order = await placeOrder(context, { userId: id, address, items, key });
    const atProvider = textOf(params.razorpay_order_id);
    if (atProvider) await make.setProviderOrderId(context, order.id, atProvider);
    return { user_id: id, token, address_id: address, product_id: product, order_id: order.id };
  },

  async 'a signed-in customer has paid at the provider'(context) {
    const { id, token } = await make.customer(context);
    return { user_id: id, token, ...(await paidOrder(context, id)) };
  },

  async 'a signed-in customer has an order with a verified payment'(context) {
    const { id, token } = await make.customer(context);
    const paid = await paidOrder(context, id);
    const proof = {
      providerOrderId: paid.razorpay_order_id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    };
    await verifyPayment(context, { orderId: paid.order_id, userId: id, proof });
    return { user_id: id, token, ...paid };
  },

  /** The token belongs to the requesting customer, the order and payment to another one. */
  async 'another customer has paid at the provider'(context) {
    const { id } = await make.customer(context);
    return { token: (await make.customer(context)).token, ...(await paidOrder(context, id)) };
  },
};

const orderOf = (params: Params) => ({
  id: idOf(params.order_id),
  product: productOf(params),
  address: addressOf(params),
  quantity: idOf(params.quantity),
});

/** Creates an order with a captured payment and returns the provider's proof. */
async function paidOrder(context: AppContext, userId: number) {
  const { id: order_id, providerOrderId } = await make.order(context, userId, {});
  const razorpay_payment_id = sandboxId('pay');
  await context.db
    .insert(sandboxPayments)
    .values({ id: razorpay_payment_id, orderId: providerOrderId, status: 'captured' });
  const secret = context.payments?.keySecret ?? '';
  return {
    order_id,
    razorpay_payment_id,
    razorpay_order_id: providerOrderId,
    razorpay_signature: signPayment(secret, providerOrderId, razorpay_payment_id),
  };
}
