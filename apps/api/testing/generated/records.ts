import * as make from '../../dev/states/make.ts';
import { states } from '../../dev/states/states.ts';
import { rateLimits } from '../../src/db/schema.ts';
import type { AppContext } from '../../src/domain/app-context.ts';
import { productList } from '../../src/http/wire/product.ts';
import type { Pools } from './known-values.ts';

const many = <T>(count: number, one: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));

async function state(context: AppContext, name: string, params = {}) {
  const setUpState = states[name];
  if (!setUpState) throw new Error(`There is no state "${name}"`);
  // biome-ignore lint/suspicious/noExplicitAny: each state answers its own values
  return (await setUpState(context, params)) as Record<string, any>;
}

const notSold = [999_999_996, 999_999_997, 999_999_998, 999_999_999];

/**
 * Creates one customer with all kinds of records, and another customer with records of their own.
 */
export async function makeRecords(context: AppContext): Promise<{ token: string; pools: Pools }> {
  await context.db.delete(rateLimits);
  const paid = await state(context, 'a signed-in customer has paid at the provider');
  const [user, token] = [paid.user_id as number, paid.token as string];
  const other = await state(context, 'another customer has an address');
  const others = await state(context, 'another customer has an order');
  const otp = await state(context, 'an OTP was mailed');
  const login = { email: make.newEmail(), password: 'a long pass phrase' };
  await make.customer(context, login);
  const delivered = { deliveryStatus: 'delivered', paymentStatus: 'completed' } as const;
  const orders = await many(4, () => make.order(context, user, delivered));
  const addresses = await many(40, () => make.address(context, user));
  const verified = await many(10, () => state(context, 'an e-mail address is verified'));
  const catalog = await context.catalog.get();
  const { products } = catalog;
  const { blogs } = await context.content.get();
  return {
    token,
    pools: {
      user_id: [user, user, user, other.user_id],
      address_id: [...addresses.map(({ id }) => id), other.address_id],
      order_id: orders.flatMap(({ id }) => [id, others.order_id]),
      product_id: [...products.map(({ id }) => id), ...notSold],
      product_slug: products.map(({ slug }) => slug),
      blog_slug: blogs.map(({ slug }) => slug),
      customer_email: [login.email],
      new_email: Array.from({ length: 10 }, make.newEmail),
      verified_email: verified.map(({ email }) => email),
      otp_email: [otp.email],
      otp: [otp.otp],
      password: [login.password],
      payable_order_id: [paid.order_id],
      razorpay_payment_id: [paid.razorpay_payment_id],
      razorpay_order_id: [paid.razorpay_order_id],
      razorpay_signature: [paid.razorpay_signature],
      etag: [productList(catalog).etag],
    },
  };
}

/** Adds created records to the pools for later requests. */
export function addCreated(pools: Pools, operation: string, status: number, body: unknown): void {
  if (status !== 201 || typeof body !== 'object' || body === null || !('id' in body)) return;
  if (operation === 'createAddress') pools.address_id.push(Number(body.id));
  if (operation === 'createOrder') pools.order_id.push(Number(body.id));
}
