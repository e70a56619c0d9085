// Provider states of contracts/provider-states.md for Express: an example. It writes to the tables of
// schema.sql through node:sqlite; put your own database in its place, and route it only where no
// production server does:
//
//   if (process.env.PACT_STATES === '1') {
//     app.post('/_pact/states', express.json(), providerStates({ db, tokenFor, hash, keySecret }));
//   }
//
// A state may be async, as most databases need it. Every customer is a new one, so that no state sees
// what another has left behind.
import { createHmac, randomUUID } from 'node:crypto';

/**
 * @param shop.db a node:sqlite DatabaseSync
 * @param shop.tokenFor makes what login/ answers as token.access, for a user id
 * @param shop.hash hashes a password as login/ expects it
 * @param shop.keySecret the payment provider's, which signs payments
 */
export function providerStates(shop) {
  const states = statesOf(shop);
  return async (request, response, next) => {
    const { state = '', params = {}, action } = request.body ?? {};
    if (!state || action === 'teardown') return response.json({});
    if (!Object.hasOwn(states, state)) {
      return response.status(400).json({ message: `There is no state "${state}".` });
    }
    try {
      const values = await states[state](params);
      return response.json(values ?? {});
    } catch (error) {
      return next(error);
    }
  };
}

function statesOf({ db, tokenFor, hash, keySecret }) {
  const run = (sql, ...values) => db.prepare(sql).run(...values);
  const get = (sql, ...values) => db.prepare(sql).get(...values);
  /** Inserts a row, or brings an existing one with the same unique value up to date. */
  const put = (table, row, unique = 'id') => {
    const names = Object.keys(row);
    const updates = names.map((name) => `${name} = excluded.${name}`).join(', ');
    return get(
      `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
       on conflict (${unique}) do update set ${updates} returning *`,
      ...Object.values(row),
    );
  };
  const add = (table, row) =>
    run(
      `insert into ${table} (${Object.keys(row).join(', ')})
       values (${Object.keys(row)
         .map(() => '?')
         .join(', ')})`,
      ...Object.values(row),
    );

  const newEmail = () => `state-${randomUUID()}@example.com`;
  const customer = ({ email = newEmail(), name = 'Asha Rao', password = randomUUID() } = {}) =>
    put('users', { email, name, password_hash: hash(password) }, 'email').id;
  const signedIn = (userId, values = {}) => ({
    user_id: userId,
    token: tokenFor(userId),
    ...values,
  });

  const product = (slug = 'state-product') => {
    const category = put('categories', { category_name: 'Bird Spikes' }, 'category_name');
    return put(
      'products',
      {
        ...{ slug, title: 'Steel Bird Spikes 1 m', category_id: category.id },
        ...{ material: 'Stainless Steel', keywords: 'bird spikes', price: 549, max_price: 799 },
        ...{ short_desc: 'Three rows of spring steel.', long_desc: 'A strip for ledges.' },
        ...{ is_best: 1, is_on_sale: 1, bullet_one: 'Grade 304 steel', bullet_two: '1 m strip' },
        ...{ bullet_three: 'Humane', bullet_four: 'No tools', bullet_five: 'Lasts ten monsoons' },
      },
      'slug',
    );
  };
  const article = (slug = 'why-pigeons-come-back') =>
    put(
      'articles',
      {
        ...{ slug, title: 'Why pigeons come back', created_at: new Date().toISOString() },
        content: '<h1>Why pigeons come back</h1><p>A ledge is remembered.</p>',
      },
      'slug',
    );
  const address = (user_id) =>
    put('addresses', {
      ...{ user_id, full_name: 'Asha Rao', phone: '98765 43210', address: '14 Temple Street' },
      ...{ city: 'Mysuru', state: 'Karnataka', zip_code: '570001' },
    }).id;
  const order = (
    user_id,
    { delivery_status = 'pending', payment_status = 'pending', key } = {},
  ) => {
    const { id: product_id, price } = product();
    const placed = put('orders', {
      ...{ user_id, address_id: address(user_id), total_amount: price * 2 },
      ...{ delivery_status, payment_status, idempotency_key: key ?? null },
      razorpay_order_id: `order_${randomUUID().slice(0, 14)}`,
    });
    add('order_items', { order_id: placed.id, product_id, price, quantity: 2 });
    return { ...placed, product_id };
  };
  const review = (user_id, product_id) =>
    add('reviews', {
      ...{ user_id, product_id, rating: 5, status: 'published' },
      review_text: 'No pigeons since Diwali.',
    });
  /** The proof that the provider hands to the payment widget. */
  const paid = ({ id: order_id, razorpay_order_id }) => {
    const razorpay_payment_id = 'pay_Sandbox00000001';
    const text = `${razorpay_order_id}|${razorpay_payment_id}`;
    const razorpay_signature = createHmac('sha256', keySecret).update(text).digest('hex');
    return { order_id, razorpay_order_id, razorpay_payment_id, razorpay_signature };
  };

  return {
    'products are on sale'() {
      product();
      run('update products set is_on_sale = 1');
    },
    'no products are on sale'() {
      run('update products set is_on_sale = 0');
    },
    'a product is on sale'({ slug }) {
      product(slug);
    },
    'no product has this slug'({ slug }) {
      run('update products set is_on_sale = 0 where slug = ?', slug);
    },
    'a product has a published review'() {
      const { id } = product();
      review(customer(), id);
      return { product_id: id };
    },
    'a product has no reviews': () => ({ product_id: product(`state-${randomUUID()}`).id }),
    'the shop has content'() {
      product();
      article();
      const image = 'https://cdn.example.com/ledge.jpg';
      const words = { image_title: 'Office ledge', image_description: 'Steel spikes on a ledge.' };
      put('gallery_items', { image, ...words }, 'image');
    },
    // In the throw-away database of a verification run; the next states make what they need.
    'the shop has no content yet'() {
      const tables = ['wishlist_entries', 'reviews', 'order_items', 'products', 'categories'];
      for (const table of [...tables, 'gallery_items', 'articles']) run(`delete from ${table}`);
    },
    'an article is published'({ slug }) {
      article(slug);
    },

    'a customer is registered'({ email, password }) {
      customer({ email, password });
      run('delete from otps where email = ?', email); // no waiting time is left
    },
    'an e-mail address is unknown'({ email }) {
      for (const table of ['users', 'otps', 'verified_emails']) {
        run(`delete from ${table} where email = ?`, email);
      }
    },
    'an OTP was mailed'() {
      const row = { email: newEmail(), otp: '204816' };
      add('otps', { ...row, created_at: new Date().toISOString() });
      return { ...row, wrong_otp: '000000' };
    },
    'an e-mail address is verified'() {
      const email = newEmail();
      add('verified_emails', { email });
      return { email };
    },
    'a customer is signed in': ({ name }) => signedIn(customer({ name })),

    'a signed-in customer has an address'() {
      const user = customer();
      return signedIn(user, { address_id: address(user), product_id: product().id });
    },
    // The token is that of the customer who asks; the ids are the other's.
    'another customer has an address'() {
      const user_id = customer();
      const values = { user_id, address_id: address(user_id), product_id: product().id };
      return signedIn(customer(), values);
    },
    'a signed-in customer has a wishlist'() {
      const [user_id, product_id] = [customer(), product().id];
      add('wishlist_entries', { user_id, product_id });
      return signedIn(user_id, { product_id });
    },
    'a signed-in customer has an empty wishlist': () =>
      signedIn(customer(), { product_id: product().id }),
    'a signed-in customer has a review'() {
      const [user_id, product_id] = [customer(), product().id];
      review(user_id, product_id);
      return signedIn(user_id, { product_id });
    },

    'a signed-in customer has an order'(statuses) {
      const user = customer();
      const { id, product_id } = order(user, statuses);
      return signedIn(user, { order_id: id, product_id });
    },
    'another customer has an order'() {
      const { id } = order(customer());
      return signedIn(customer(), { order_id: id });
    },
    'an order of two pieces was placed with a key'({ key }) {
      const user = customer();
      const { id, product_id, address_id } = order(user, { key });
      return signedIn(user, { order_id: id, product_id, address_id });
    },
    'a signed-in customer has paid at the provider'() {
      const user = customer();
      return signedIn(user, paid(order(user)));
    },
    'a signed-in customer has an order with a verified payment'() {
      const user = customer();
      return signedIn(user, paid(order(user, { payment_status: 'completed' })));
    },
    'another customer has paid at the provider': () =>
      signedIn(customer(), paid(order(customer()))),
  };
}
