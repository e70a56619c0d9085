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

  /** Parameters have the names of the API's fields, and here columns have them, too. */
  const picked = (told, names) =>
    Object.fromEntries(names.filter((name) => name in told).map((name) => [name, told[name]]));

  const newEmail = () => `state-${randomUUID()}@example.com`;
  const profile = ['contact', 'address', 'city', 'state', 'postalcode'];
  const customer = (told = {}) => {
    const { email = newEmail(), name = 'Asha Rao', password = randomUUID() } = told;
    return put('users', { email, name, password_hash: hash(password) }, 'email').id;
  };
  const signedIn = (userId, values = {}) => ({
    user_id: userId,
    token: tokenFor(userId),
    ...values,
  });

  /** The product of that id, whoever had the slug before; without an id one that is always there. */
  const numbers = ['one', 'two', 'three', 'four', 'five'];
  const texts = [
    ...['title', 'short_desc', 'long_desc', 'material', 'keywords'],
    ...numbers.flatMap((number, at) => [`bullet_${number}`, `image${at + 1}`]),
  ];
  const product = (told = {}) => {
    const { product_id, slug, price = 549, max_price = 799, isBest = true } = told;
    const { category_name = 'Bird Spikes' } = told;
    const category = put('categories', { category_name }, 'category_name');
    const address = slug ?? (product_id ? `state-${product_id}` : 'state-product');
    if (product_id) {
      const other = 'update products set slug = ? where slug = ? and id <> ?';
      run(other, `state-${randomUUID()}`, address, product_id);
    }
    return put(
      'products',
      {
        ...(product_id && { id: product_id }),
        ...{ slug: address, title: 'Steel Bird Spikes 1 m', category_id: category.id },
        ...{ material: 'Stainless Steel', keywords: 'bird spikes', price, max_price },
        ...{ short_desc: 'Three rows of spring steel.', long_desc: 'A strip for ledges.' },
        ...{ is_best: isBest ? 1 : 0, is_on_sale: 1 },
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
        created_at: new Date().toISOString(),
        ...picked(told, ['slug', 'title', 'content']),
      },
      'slug',
    );
  const address = (user_id, told = {}) =>
    put('addresses', {
      ...{ id: told.address_id ?? null, user_id },
      ...{ full_name: 'Asha Rao', phone: '98765 43210', address: '14 Temple Street' },
      ...{ city: 'Mysuru', state: 'Karnataka', zip_code: '570001' },
      ...picked(told, ['full_name', 'phone', 'address', 'address_line2']),
      ...picked(told, ['city', 'state', 'zip_code']),
    }).id;
  /** @param row columns other than usual, as its statuses or its key */
  const order = (user_id, told = {}, row = {}) => {
    const { quantity = 2 } = told;
    const { id: product_id, price } = product(told);
    const placed = put('orders', {
      ...{ id: told.order_id ?? null, user_id, total_amount: price * quantity },
      ...{ delivery_status: 'pending', payment_status: 'pending', idempotency_key: null },
      razorpay_order_id: `order_${randomUUID().slice(0, 14)}`,
      ...picked(told, ['delivery_status', 'payment_status', 'razorpay_order_id']),
      ...row,
      address_id: address(user_id, told),
    });
    run('delete from order_items where order_id = ?', placed.id);
    add('order_items', { order_id: placed.id, product_id, price, quantity });
    return placed;
  };
  const reviewWords = { rating: 5, review_text: 'No pigeons since Diwali.' };
  const review = (
    user_id,
    product_id,
    { rating, review_text } = reviewWords,
    status = 'published',
  ) => add('reviews', { user_id, product_id, rating, review_text, status });
  const forgetReviews = (product_id) => run('delete from reviews where product_id = ?', product_id);
  const onlyReview = (product_id, told) => {
    forgetReviews(product_id);
    review(customer({ name: told.name }), product_id, told);
  };
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
    'one product is on sale'(wanted) {
      run('update products set is_on_sale = 0');
      const { id } = product(wanted);
      onlyReview(id, wanted);
    },
    'a product is on sale'(wanted) {
      product(wanted);
    },
    'no product has this slug'({ slug }) {
      run('update products set is_on_sale = 0 where slug = ?', slug);
    },
    'a product has a published and a pending review'(wanted) {
      const { id } = product(wanted);
      onlyReview(id, wanted);
      review(customer(), id, reviewWords, 'pending'); // leave it out without moderation
    },
    'a product has no reviews'(wanted) {
      forgetReviews(product(wanted).id);
    },
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
    'an article is published'(told) {
      article(told);
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
    // A server that knows no `proof_secret` need not keep the one that is told.
    'an e-mail address is verified'() {
      const email = newEmail();
      add('verified_emails', { email });
      return { email };
    },
    'a customer is signed in'(told) {
      const user = customer({ name: told.name });
      for (const [column, value] of Object.entries(picked(told, profile))) {
        run(`update users set ${column} = ? where id = ?`, value, user);
      }
      return signedIn(user);
    },

    'a signed-in customer has an address'(told) {
      const user = customer({ name: told.name });
      address(user, told);
      product(told);
      return signedIn(user);
    },
    // The token is that of the customer who asks; user and address are the other's.
    'another customer has an address'(told) {
      const user_id = customer();
      address(user_id, told);
      product(told);
      return signedIn(customer(), { user_id });
    },
    'a signed-in customer has a wishlist'(wanted) {
      const user_id = customer();
      add('wishlist_entries', { user_id: customer(), product_id: product().id });
      const { id: product_id } = product(wanted);
      if (wanted.rating) onlyReview(product_id, wanted);
      add('wishlist_entries', { user_id, product_id });
      return signedIn(user_id);
    },
    'a signed-in customer has an empty wishlist'(wanted) {
      product(wanted);
      return signedIn(customer());
    },
    'a signed-in customer has a review'(wanted) {
      const user_id = customer({ name: wanted.name });
      review(user_id, product(wanted).id, wanted);
      return signedIn(user_id);
    },

    'a signed-in customer has an order'(told) {
      const user = customer({ name: told.name });
      order(user, told);
      return signedIn(user);
    },
    'another customer has an order'(told) {
      order(customer(), told);
      return signedIn(customer());
    },
    'an order was placed with a key'(told) {
      const user = customer();
      run('delete from orders where razorpay_order_id = ?', told.razorpay_order_id);
      order(user, told, { idempotency_key: told.key });
      return signedIn(user);
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
