import { sandboxPayments } from '../../src/db/schema.ts';
import { placeOrder } from '../../src/domain/orders/place-order.ts';
import { signPayment } from '../../src/domain/payments/signature.ts';
import { verifyPayment } from '../../src/domain/payments/verify-payment.ts';
import type { Shop } from '../../src/domain/shop.ts';
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
  async 'a signed-in customer has an order'(shop, params) {
    const { id, token } = await make.customer(shop, customerOf(params));
    const status = {
      deliveryStatus: params.delivery_status === 'delivered' ? 'delivered' : 'pending',
      paymentStatus: make.paymentStatus(params.payment_status),
    } as const;
    const order = await make.order(shop, id, status, orderOf(params));
    return { user_id: id, token, order_id: order.id, product_id: order.productId };
  },

  /** The token is that of the customer who asks; the order is the other's. */
  async 'another customer has an order'(shop, params) {
    const order = await make.order(shop, (await make.customer(shop)).id, {}, orderOf(params));
    return { token: (await make.customer(shop)).token, order_id: order.id };
  },

  async 'an order was placed with a key'(shop, params) {
    const { id, token } = await make.customer(shop);
    const { id: address } = await make.address(shop, id, addressOf(params));
    const { id: product } = await make.product(shop, productOf(params));
    const items = [{ product, quantity: idOf(params.quantity) ?? 2 }];
    const key = textOf(params.key);
    const order = await placeOrder(shop, { userId: id, address, items, key });
    const atProvider = textOf(params.razorpay_order_id);
    if (atProvider) await make.nameAtProvider(shop, order.id, atProvider);
    return { user_id: id, token, address_id: address, product_id: product, order_id: order.id };
  },

  async 'a signed-in customer has paid at the provider'(shop) {
    const { id, token } = await make.customer(shop);
    return { user_id: id, token, ...(await paidOrder(shop, id)) };
  },

  async 'a signed-in customer has an order with a verified payment'(shop) {
    const { id, token } = await make.customer(shop);
    const paid = await paidOrder(shop, id);
    const proof = {
      providerOrderId: paid.razorpay_order_id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    };
    await verifyPayment(shop, { orderId: paid.order_id, userId: id, proof });
    return { user_id: id, token, ...paid };
  },

  /** The token is that of the customer who asks; order and payment are the other's. */
  async 'another customer has paid at the provider'(shop) {
    const { id } = await make.customer(shop);
    return { token: (await make.customer(shop)).token, ...(await paidOrder(shop, id)) };
  },
};

const orderOf = (params: Params) => ({
  id: idOf(params.order_id),
  product: productOf(params),
  address: addressOf(params),
  quantity: idOf(params.quantity),
});

/** An order that waits for its payment to be proven, and the provider's proof. */
async function paidOrder(shop: Shop, userId: number) {
  const { id: order_id, providerOrderId } = await make.order(shop, userId, {});
  const razorpay_payment_id = sandboxId('pay');
  await shop.db
    .insert(sandboxPayments)
    .values({ id: razorpay_payment_id, orderId: providerOrderId, status: 'captured' });
  const secret = shop.payments?.keySecret ?? '';
  return {
    order_id,
    razorpay_payment_id,
    razorpay_order_id: providerOrderId,
    razorpay_signature: signPayment(secret, providerOrderId, razorpay_payment_id),
  };
}
