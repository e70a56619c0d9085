// Provider states of contracts/provider-states.md, enabled by PACT_STATES. To reuse it, replace the tables
// of schema.sql with yours. Each state creates a new customer, so that states are independent.
import { randomUUID } from 'node:crypto';
import { addressOf } from './addresses.js';
import { digestOf as otpDigest } from './identity.js';
import { addLine, digestOf as cartDigest } from './orders.js';
import { hashOf } from './passwords.js';
import { signatureOf } from './payment.js';
import { tokenFor } from './tokens.js';

export function providerStates(shop) {
  const states = statesOf(shop);
  return async (request, response) => {
    const { state = '', params = {}, action } = request.body ?? {};
    if (!state || action === 'teardown') return response.json({});
    if (!Object.hasOwn(states, state)) {
      return response.status(400).json({ message: `Unknown state "${state}".` });
    }
    return response.json((await states[state](params)) ?? {});
  };
}

function statesOf(shop) {
  const { all } = shop.db;
  /** Inserts a row, or updates the row with the same unique value. */
  const put = async (table, row, unique = 'id') => {
    const names = Object.keys(row).filter((name) => row[name] !== undefined);
    const updates = names.map((name) => `${name} = excluded.${name}`).join(', ');
    const places = names.map((_, index) => `$${index + 1}`).join(', ');
    const [kept] = await all(
      `insert into ${table} (${names.join(', ')}) values (${places})
       on conflict (${unique}) do update set ${updates} returning *`,
      ...names.map((name) => row[name]),
    );
    return kept;
  };
  /** Parameters, fields of the API and columns have the same names. */
  const pick = (params, names) =>
    Object.fromEntries(names.filter((name) => name in params).map((name) => [name, params[name]]));

  const newEmail = () => `state-${randomUUID()}@example.com`;
  const profile = ['contact', 'address', 'city', 'state', 'postalcode'];
  const customer = async (params = {}) => {
    const { email = newEmail(), name = 'Asha Rao', password = randomUUID() } = params;
    const row = { email, name, password_hash: await hashOf(password) };
    return (await put('users', { ...row, ...params.profile }, 'email')).id;
  };
  const signedIn = async (userId, values = {}) => ({
    user_id: userId,
    token: await tokenFor(shop, userId),
    ...values,
  });

  /** Creates a product. Another product with the same slug gets a new slug. */
  const numbers = ['one', 'two', 'three', 'four', 'five'];
  const texts = [
    ...['title', 'short_desc', 'long_desc', 'material', 'keywords'],
    ...numbers.flatMap((number, at) => [`bullet_${number}`, `image${at + 1}`]),
  ];
  const product = async (params = {}) => {
    const { product_id, slug, price = 549, max_price = 799, isBest = true } = params;
    const { category_name = 'Bird Spikes' } = params;
    const category = await put('categories', { category_name }, 'category_name');
    const address = slug ?? (product_id ? `state-${product_id}` : 'state-product');
    if (product_id) {
      const other = 'update products set slug = $1 where slug = $2 and id <> $3';
      await all(other, `state-${randomUUID()}`, address, product_id);
    }
    return put(
      'products',
      {
        ...{ id: product_id, slug: address, category_id: category.id },
        ...{ title: 'Steel Bird Spikes 1 m', material: 'Stainless Steel', price, max_price },
        ...{ short_desc: 'Three rows of spring steel.', long_desc: 'A strip for ledges.' },
        ...{ keywords: 'bird spikes', is_best: isBest, is_on_sale: true },
        ...pick(params, texts),
      },
      product_id ? 'id' : 'slug',
    );
  };
  const article = (params = {}) =>
    put(
      'articles',
      {
        ...{ slug: 'why-pigeons-come-back', title: 'Why pigeons come back' },
        content: '<h1>Why pigeons come back</h1><p>A ledge is remembered.</p>',
        ...pick(params, ['slug', 'title', 'content']),
      },
      'slug',
    );
  const address = (user_id, params = {}) =>
    put('addresses', {
      ...{ id: params.address_id, user_id },
      ...{ full_name: 'Asha Rao', phone: '98765 43210', address: '14 Temple Street' },
      ...{ city: 'Mysuru', state: 'Karnataka', zip_code: '570001' },
      ...pick(params, ['full_name', 'phone', 'address', 'address_line2']),
      ...pick(params, ['city', 'state', 'zip_code']),
    });
  /** @param row columns that differ from the default */
  const order = async (user_id, params = {}, row = {}) => {
    const { quantity = 2 } = params;
    const [bought, to] = [await product(params), await address(user_id, params)];
    const cart = { address: to.id, items: [{ product: bought.id, quantity }] };
    const placed = await put('orders', {
      ...{ id: params.order_id, user_id, total_amount: bought.price * quantity },
      ...{ delivery_status: 'pending', payment_status: 'pending', idempotency_key: null },
      ...{ address_details: addressOf(to), body_digest: cartDigest(cart) },
      razorpay_order_id: `order_${randomUUID().slice(0, 14)}`,
      ...pick(params, ['delivery_status', 'payment_status', 'razorpay_order_id']),
      ...row,
    });
    await all('delete from order_items where order_id = $1', placed.id);
    await addLine(shop.db, placed, { product: bought, quantity });
    return placed;
  };
  const reviewText = { rating: 5, review_text: 'No pigeons since Diwali.' };
  const review = (user_id, productId, params = reviewText, status = 'published') => {
    const { rating, review_text } = params;
    const row = { user_id, product: productId, rating, review_text, status };
    return put('reviews', row, 'user_id, product');
  };
  const deleteReviews = (id) => all('delete from reviews where product = $1', id);
  const onlyReview = async (id, params) => {
    await deleteReviews(id);
    await review(await customer({ name: params.name }), id, params);
  };
  const wish = (user_id, { id }) =>
    put('wishlist_entries', { user_id, product: id }, 'user_id, product');
  /** Returns the proof that the provider sends to the payment widget. */
  const paid = ({ id: order_id, razorpay_order_id }) => {
    const razorpay_payment_id = 'pay_Sandbox00000001';
    const razorpay_signature = signatureOf(shop, razorpay_order_id, razorpay_payment_id);
    return { order_id, razorpay_order_id, razorpay_payment_id, razorpay_signature };
  };

  return {
    async 'products are on sale'() {
      await product();
      await all('update products set is_on_sale = true');
    },
    async 'no products are on sale'() {
      await all('update products set is_on_sale = false');
    },
    async 'one product is on sale'(wanted) {
      await all('update products set is_on_sale = false');
      await onlyReview((await product(wanted)).id, wanted);
    },
    async 'a product is on sale'(wanted) {
      await product(wanted);
    },
    async 'no product has this slug'({ slug }) {
      await all('update products set is_on_sale = false where slug = $1', slug);
    },
    async 'a product has a published and a pending review'(wanted) {
      const { id } = await product(wanted);
      await onlyReview(id, wanted);
      await review(await customer(), id, reviewText, 'pending'); // omit it if you do not moderate reviews
    },
    async 'a product has no reviews'(wanted) {
      await deleteReviews((await product(wanted)).id);
    },
    async 'the shop has content'() {
      await product();
      await article();
      const image = 'https://cdn.example.com/ledge.jpg';
      const texts = { image_title: 'Office ledge', image_description: 'Steel spikes on a ledge.' };
      await put('gallery_items', { image, ...texts }, 'image');
    },
    // Verification uses a temporary database. Later states create their own rows.
    async 'the shop has no content yet'() {
      const tables = ['wishlist_entries', 'reviews', 'order_items', 'products', 'categories'];
      for (const table of [...tables, 'gallery_items', 'articles'])
        await all(`delete from ${table}`);
    },
    async 'an article is published'(params) {
      await article(params);
    },

    async 'a customer is registered'({ email, password }) {
      await customer({ email, password });
      await all('delete from otps where email = $1', email); // resets the rate limit
    },
    async 'an e-mail address is unknown'({ email }) {
      for (const table of ['users', 'otps', 'verified_emails']) {
        await all(`delete from ${table} where email = $1`, email);
      }
    },
    async 'an OTP was mailed'() {
      const [email, otp] = [newEmail(), '204816'];
      await put('otps', { email, digest: otpDigest(shop, email, otp) }, 'email');
      return { email, otp, wrong_otp: '000000' };
    },
    async 'an e-mail address is verified'({ proof_secret = '' }) {
      const email = newEmail();
      await put('verified_emails', { email, proof_secret }, 'email');
      return { email };
    },
    async 'a customer is signed in'(params) {
      return signedIn(await customer({ name: params.name, profile: pick(params, profile) }));
    },

    async 'a signed-in customer has an address'(params) {
      const user = await customer({ name: params.name });
      await address(user, params);
      await product(params);
      return signedIn(user);
    },
    // Token of one customer, user and address of another.
    async 'another customer has an address'(params) {
      const user_id = await customer();
      await address(user_id, params);
      await product(params);
      return signedIn(await customer(), { user_id });
    },
    async 'a signed-in customer has a wishlist'(wanted) {
      const user = await customer();
      await wish(await customer(), await product());
      const wished = await product(wanted);
      if (wanted.rating) await onlyReview(wished.id, wanted);
      await wish(user, wished);
      return signedIn(user);
    },
    async 'a signed-in customer has an empty wishlist'(wanted) {
      await product(wanted);
      return signedIn(await customer());
    },
    async 'a signed-in customer has a review'(wanted) {
      const user = await customer({ name: wanted.name });
      await review(user, (await product(wanted)).id, wanted);
      return signedIn(user);
    },

    async 'a signed-in customer has an order'(params) {
      const user = await customer({ name: params.name });
      await order(user, params);
      return signedIn(user);
    },
    async 'another customer has an order'(params) {
      await order(await customer(), params);
      return signedIn(await customer());
    },
    async 'an order was placed with a key'(params) {
      const user = await customer();
      await all('delete from orders where razorpay_order_id = $1', params.razorpay_order_id);
      await order(user, params, { idempotency_key: params.key });
      return signedIn(user);
    },
    async 'a signed-in customer has paid at the provider'() {
      const user = await customer();
      return signedIn(user, paid(await order(user)));
    },
    async 'a signed-in customer has an order with a verified payment'() {
      const user = await customer();
      return signedIn(user, paid(await order(user, { payment_status: 'completed' })));
    },
    async 'another customer has paid at the provider'() {
      return signedIn(await customer(), paid(await order(await customer())));
    },
  };
}
