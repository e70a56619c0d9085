import { eq } from 'drizzle-orm';
import { products } from '../db/schema.ts';
import { signPayment } from '../payments/signature.ts';
import type { Shop } from '../shop.ts';
import * as make from './make.ts';

type Values = Record<string, string | number>;
type State = (shop: Shop, params: Record<string, unknown>) => Promise<Values>;

/**
 * The situations that contracts/provider-states.md names, and how to get into each. What a state
 * answers is put into the requests that are then made. Every customer is a new one, so that no
 * state sees what another has left behind.
 */
export const states: Record<string, State> = {
  async 'products are on sale'({ db }) {
    await db.update(products).set({ isOnSale: true });
    return {};
  },

  async 'no products are on sale'({ db }) {
    await db.update(products).set({ isOnSale: false });
    return {};
  },

  async 'a product is on sale'(shop, { slug }) {
    const product = await make.product(shop, textOf(slug));
    return { product_id: product.id, slug: product.slug };
  },

  async 'no product has this slug'({ db }, { slug }) {
    await db
      .update(products)
      .set({ isOnSale: false })
      .where(eq(products.slug, String(slug)));
    return {};
  },

  async 'a product has a published review'(shop) {
    const { id } = await make.product(shop);
    await make.review(shop, (await make.customer(shop)).id, id);
    return { product_id: id };
  },

  async 'an article is published'(shop, { slug }) {
    return { slug: await make.article(shop, textOf(slug) ?? 'why-pigeons-come-back') };
  },

  async 'a customer is registered'(shop, { email, password }) {
    const { id } = await make.customer(shop, { email: textOf(email), password: textOf(password) });
    return { user_id: id };
  },

  async 'an OTP was mailed'(shop, { email }) {
    const address = textOf(email) ?? make.newEmail();
    return { email: address, otp: await make.otp(shop, address) };
  },

  async 'an e-mail address is verified'(shop, { email }) {
    const address = textOf(email) ?? make.newEmail();
    await make.verifiedEmail(shop, address);
    return { email: address };
  },

  async 'a customer is signed in'(shop, { name }) {
    const { id, token } = await make.customer(shop, { name: textOf(name) });
    return { user_id: id, token };
  },

  async 'a signed-in customer has an address'(shop) {
    const { id, token } = await make.customer(shop);
    const address = await make.address(shop, id);
    const product = await make.product(shop);
    return { user_id: id, token, address_id: address.id, product_id: product.id };
  },

  async 'a signed-in customer has an order'(shop, params) {
    const { id, token } = await make.customer(shop);
    const order = await make.order(shop, id, {
      deliveryStatus: params.delivery_status === 'delivered' ? 'delivered' : 'pending',
      paymentStatus: make.paymentStatus(params.payment_status),
    });
    return { user_id: id, token, order_id: order.id, product_id: order.productId };
  },

  async 'a signed-in customer has paid at the provider'(shop) {
    const { id, token } = await make.customer(shop);
    const { id: order_id, providerOrderId } = await make.order(shop, id, {});
    const razorpay_payment_id = 'pay_Sandbox00000001';
    const secret = shop.payments?.keySecret ?? '';
    return {
      ...{ user_id: id, token, order_id, razorpay_payment_id, razorpay_order_id: providerOrderId },
      razorpay_signature: signPayment(secret, providerOrderId, razorpay_payment_id),
    };
  },

  async 'a signed-in customer has a wishlist'(shop) {
    const { id, token } = await make.customer(shop);
    const product = await make.product(shop);
    await make.wishlistEntry(shop, id, product.id);
    return { user_id: id, token, product_id: product.id };
  },

  async 'a signed-in customer has a review'(shop) {
    const { id, token } = await make.customer(shop);
    const product = await make.product(shop);
    await make.review(shop, id, product.id);
    return { user_id: id, token, product_id: product.id };
  },
};

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
