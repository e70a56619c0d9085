// Provider states of contracts/provider-states.md, routed by app.js where PACT_STATES says so. To take
// it over, put your own tables in the place of those of schema.sql. Every customer is a new one, so that
// no state sees what another has left behind.
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
      return response.status(400).json({ message: `There is no state "${state}".` });
    }
    return response.json((await states[state](params)) ?? {});
  };
}

function statesOf(shop) {
  const { all } = shop.db;
  /** Inserts a row, or brings the one with the same unique value up to date. */
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
  /** Parameters have the names of the API's fields, and here columns have them, too. */
  const picked = (told, names) =>
    Object.fromEntries(names.filter((name) => name in told).map((name) => [name, told[name]]));

  const newEmail = () => `state-${randomUUID()}@example.com`;
  const profile = ['contact', 'address', 'city', 'state', 'postalcode'];
  const customer = async (told = {}) => {
    const { email = newEmail(), name = 'Asha Rao', password = randomUUID() } = told;
    const row = { email, name, password_hash: await hashOf(password) };
    return (await put('users', { ...row, ...told.profile }, 'email')).id;
  };
  const signedIn = async (userId, values = {}) => ({
    user_id: userId,
    token: await tokenFor(shop, userId),
    ...values,
  });

  /** The product of that id, whoever had the slug before; without an id one that is always there. */
  const numbers = ['one', 'two', 'three', 'four', 'five'];
  const texts = [
    ...['title', 'short_desc', 'long_desc', 'material', 'keywords'],
    ...numbers.flatMap((number, at) => [`bullet_${number}`, `image${at + 1}`]),
  ];
  const product = async (told = {}) => {
    const { product_id, slug, price = 549, max_price = 799, isBest = true } = told;
    const { category_name = 'Bird Spikes' } = told;
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
        ...picked(told, texts),
      },
      product_id ? 'id' : 'slug',
    );
  };
  const article = (told = {}) =>
    put(
      'articles',
      {
        ...{ slug: 'why-pigeons-come-back', title: 'Why pigeons come back' },
        content: '<h1>Why pigeons come back</h1><p>A ledge is remembered.</p>',
        ...picked(told, ['slug', 'title', 'content']),
      },
      'slug',
    );
  const address = (user_id, told = {}) =>
    put('addresses', {
      ...{ id: told.address_id, user_id },
      ...{ full_name: 'Asha Rao', phone: '98765 43210', address: '14 Temple Street' },
      ...{ city: 'Mysuru', state: 'Karnataka', zip_code: '570001' },
      ...picked(told, ['full_name', 'phone', 'address', 'address_line2']),
      ...picked(told, ['city', 'state', 'zip_code']),
    });
  /** @param row columns other than usual, as its statuses or its key */
  const order = async (user_id, told = {}, row = {}) => {
    const { quantity = 2 } = told;
    const [bought, to] = [await product(told), await address(user_id, told)];
    const cart = { address: to.id, items: [{ product: bought.id, quantity }] };
    const placed = await put('orders', {
      ...{ id: told.order_id, user_id, total_amount: bought.price * quantity },
      ...{ delivery_status: 'pending', payment_status: 'pending', idempotency_key: null },
      ...{ address_details: addressOf(to), body_digest: cartDigest(cart) },
      razorpay_order_id: `order_${randomUUID().slice(0, 14)}`,
      ...picked(told, ['delivery_status', 'payment_status', 'razorpay_order_id']),
      ...row,
    });
    await all('delete from order_items where order_id = $1', placed.id);
    await addLine(shop.db, placed, { product: bought, quantity });
    return placed;
  };
  const reviewWords = { rating: 5, review_text: 'No pigeons since Diwali.' };
  const review = (user_id, productId, told = reviewWords, status = 'published') => {
    const { rating, review_text } = told;
    const row = { user_id, product: productId, rating, review_text, status };
    return put('reviews', row, 'user_id, product');
  };
  const forgetReviews = (id) => all('delete from reviews where product = $1', id);
  const onlyReview = async (id, told) => {
    await forgetReviews(id);
    await review(await customer({ name: told.name }), id, told);
  };
  const wish = (user_id, { id }) =>
    put('wishlist_entries', { user_id, product: id }, 'user_id, product');
  /** The proof that the provider hands to the payment widget. */
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
      await review(await customer(), id, reviewWords, 'pending'); // leave it out without moderation
    },
    async 'a product has no reviews'(wanted) {
      await forgetReviews((await product(wanted)).id);
    },
    async 'the shop has content'() {
      await product();
      await article();
      const image = 'https://cdn.example.com/ledge.jpg';
      const words = { image_title: 'Office ledge', image_description: 'Steel spikes on a ledge.' };
      await put('gallery_items', { image, ...words }, 'image');
    },
    // In the throw-away database of a verification run; the next states make what they need.
    async 'the shop has no content yet'() {
      const tables = ['wishlist_entries', 'reviews', 'order_items', 'products', 'categories'];
      for (const table of [...tables, 'gallery_items', 'articles'])
        await all(`delete from ${table}`);
    },
    async 'an article is published'(told) {
      await article(told);
    },

    async 'a customer is registered'({ email, password }) {
      await customer({ email, password });
      await all('delete from otps where email = $1', email); // no waiting time is left
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
    async 'a customer is signed in'(told) {
      return signedIn(await customer({ name: told.name, profile: picked(told, profile) }));
    },

    async 'a signed-in customer has an address'(told) {
      const user = await customer({ name: told.name });
      await address(user, told);
      await product(told);
      return signedIn(user);
    },
    // The token is that of the customer who asks; user and address are the other's.
    async 'another customer has an address'(told) {
      const user_id = await customer();
      await address(user_id, told);
      await product(told);
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

    async 'a signed-in customer has an order'(told) {
      const user = await customer({ name: told.name });
      await order(user, told);
      return signedIn(user);
    },
    async 'another customer has an order'(told) {
      await order(await customer(), told);
      return signedIn(await customer());
    },
    async 'an order was placed with a key'(told) {
      const user = await customer();
      await all('delete from orders where razorpay_order_id = $1', told.razorpay_order_id);
      await order(user, told, { idempotency_key: told.key });
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
