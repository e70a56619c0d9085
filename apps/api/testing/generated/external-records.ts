import { addressForm } from '../address-form.ts';
import type { Pools } from './known-values.ts';

const many = <T>(count: number, one: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => one(index));

// biome-ignore lint/suspicious/noExplicitAny: each call and each state answers its own values
type Answer = Record<string, any>;

async function ask(url: string, body?: object, token?: string): Promise<Answer> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${text}`);
  return JSON.parse(text || '{}');
}

const newEmail = () => `fuzz-${crypto.randomUUID()}@example.com`;
const notSold = [999_999_996, 999_999_997, 999_999_998, 999_999_999];
const form = { ...addressForm, address_line2: null };

/**
 * Creates the records of `makeRecords` on another server, with provider states and requests only.
 */
export async function externalRecords(
  origin: string,
  statesUrl: string,
): Promise<{ token: string; pools: Pools }> {
  const state = (name: string, params = {}) =>
    ask(statesUrl, { state: name, params, action: 'setup' });
  const call = (path: string, body?: object, token?: string) =>
    ask(`${origin}/api/user/${path}`, body, token);

  const price = { price: 549, max_price: 799 };
  const others = { address_id: 900_105, order_id: 900_145, quantity: 1, name: 'Bilal Khan' };
  await state('products are on sale');
  await state('the shop has content');
  await state('a product is on sale', { product_id: 900_107, slug: 'fuzzed', ...price });
  const another = await state('another customer has an address', { ...others, ...price });
  await state('another customer has an order', { product_id: 900_107, ...others, ...price });
  const otp = await state('an OTP was mailed');
  const login = { email: newEmail(), password: 'a long pass phrase' };
  await state('a customer is registered', login);
  const verified = [];
  for (let count = 0; count < 10; count++) {
    verified.push((await state('an e-mail address is verified')).email);
  }
  const paid = await state('a signed-in customer has paid at the provider');
  const { user_id: user, token } = paid;
  const addresses = [];
  for (let count = 0; count < 5; count++) {
    addresses.push((await call('addresses/', { ...form, user }, token)).id);
  }
  const products = await call('products/');
  const blogs = await call('blogs/');
  return {
    token,
    pools: {
      user_id: [user, user, user, another.user_id],
      address_id: [...addresses, others.address_id],
      order_id: [paid.order_id, others.order_id],
      product_id: [...products.map(({ id }: Answer) => id), ...notSold],
      product_slug: products.map(({ slug }: Answer) => slug),
      blog_slug: blogs.map(({ slug }: Answer) => slug),
      customer_email: [login.email],
      new_email: many(10, newEmail),
      verified_email: verified,
      otp_email: [otp.email],
      otp: [otp.otp],
      password: [login.password],
      payable_order_id: [paid.order_id],
      razorpay_payment_id: [paid.razorpay_payment_id],
      razorpay_order_id: [paid.razorpay_order_id],
      razorpay_signature: [paid.razorpay_signature],
      etag: ['"other"'],
    },
  };
}
