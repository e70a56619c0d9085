import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { newCustomer, placedOrder } from '../../../testing/customers.ts';
import { pagesOf } from '../../../testing/pages-of.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { orders, products } from '../../db/schema.ts';
import { Busy } from '../errors.ts';
import { listPayments } from '../payments/list-payments.ts';
import { ProviderError } from '../payments/provider.ts';
import { placeOrder } from './place-order.ts';

let test: TestServer;
let asha: Awaited<ReturnType<typeof newCustomer>>;
let price: number;
beforeAll(async () => {
  test = await startTestServer();
  price = (await test.call('GET', '/api/user/products/1/')).body.price;
});
afterAll(() => test.close());
beforeEach(async () => {
  asha = await newCustomer(test);
});

const place = (body: unknown, headers = {}, token = asha.token) =>
  test.call('POST', '/api/user/orders/', { token, body, headers });
const orderBody = (more = {}) => ({
  address: asha.addressId,
  items: [{ product: 1, quantity: 2 }],
  ...more,
});

/** Makes the provider wait until `fail` or `restore`. */
function stubSilentProvider() {
  const { payments } = test.context;
  if (!payments) throw new Error('no provider');
  const working = payments.createOrder;
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<never>();
  payments.createOrder = () => {
    asked.resolve();
    return answer.promise;
  };
  return {
    wasAsked: asked.promise,
    fail: () => answer.reject(new Error('no answer')),
    restore: () => {
      payments.createOrder = working;
    },
  };
}

it('places an order at catalog prices and shows it', async () => {
  const { id, key, razorpay_amount, razorpay_order_id } = await placedOrder(test, asha);
  expect(razorpay_amount).toBe(price * 2 * 100);
  expect(key).toBe('rzp_test_sandbox');
  const { body } = await test.call('GET', `/api/user/orders/${id}/`, { token: asha.token });
  expect(body).toMatchObject({
    id,
    razorpay_order_id,
    total_amount: price * 2,
    payment_status: 'pending',
    delivery_status: 'pending',
    delivery_status_display: 'Pending',
    items: [{ product: 1, product_price: price, quantity: 2, item_total: price * 2 }],
    address_details: { id: asha.addressId, user: asha.id, city: 'Mysuru' },
  });
  const list = await test.call('GET', '/api/user/orders/', { token: asha.token });
  expect(list.body).toEqual([body]);
});

it.each([
  ['000000', 400],
  ['57000', 400],
  ['570 001', 201],
])('answers an order to a stored address with the pincode %s with %i', async (zipCode, status) => {
  const { id } = await make.address(test.context, asha.id, { zipCode });
  const answer = await place(orderBody({ address: id }));
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.body.message).toContain('The pincode of this address is not');
});

// Spec: decisions First round; decisions Purchase
it('hides orders that are unpaid for a day and returns the payment key of unpaid ones', async () => {
  const { id } = await placedOrder(test, asha);
  const list = async () => (await test.call('GET', '/api/user/orders/', asha)).body;
  const one = async () => (await test.call('GET', `/api/user/orders/${id}/`, asha)).body;
  const placed = (minutesAgo: number) =>
    test.context.db
      .update(orders)
      .set({ createdAt: new Date(test.context.now().getTime() - minutesAgo * 60_000) })
      .where(eq(orders.id, id));
  await placed(24 * 60 - 1);
  expect(await list()).toMatchObject([{ id, razorpay_key: 'rzp_test_sandbox' }]);
  await placed(24 * 60 + 1);
  expect(await list()).toEqual([]);
  // Its page stays, and a late payment lists it again.
  expect(await one()).toMatchObject({ id, payment_status: 'pending' });
  await test.context.db.update(orders).set({ paymentStatus: 'completed' }).where(eq(orders.id, id));
  expect(await list()).toMatchObject([{ id }]);
  expect((await one()).razorpay_key).toBeUndefined();
});

it('shows the current price after an order', async () => {
  const shown = async () =>
    (await test.call('GET', '/api/user/products/')).body.find(
      (one: { id: number }) => one.id === 1,
    );
  expect((await shown()).price).toBe(price);
  const set = (to: number) =>
    test.context.db
      .update(products)
      .set({ price: to * 100 })
      .where(eq(products.id, 1));
  await set(price - 1);
  expect((await place(orderBody())).body.razorpay_amount).toBe((price - 1) * 200);
  expect((await shown()).price).toBe(price - 1);
  await set(price);
  test.context.catalog.invalidate();
});

// Spec: decisions Calls
it('reloads the catalog after an order only if its products have changed', async () => {
  const { catalog, db } = test.context;
  const sell = (isOnSale: boolean) =>
    db.update(products).set({ isOnSale }).where(eq(products.id, 1));
  const known = await catalog.get();
  expect((await place(orderBody())).status).toBe(201);
  expect(await catalog.get()).toBe(known);
  // This order does not read the price of other products.
  await db.update(products).set({ price: 1 }).where(eq(products.id, 2));
  expect((await place(orderBody())).status).toBe(201);
  expect(await catalog.get()).toBe(known);

  await sell(false);
  expect((await place(orderBody())).status).toBe(404);
  const without = await catalog.get();
  expect(without.byId.has(1)).toBe(false);
  await sell(true);
  expect((await place(orderBody())).status).toBe(201);
  expect((await catalog.get()).byId.has(1)).toBe(true);
});

// Spec: 2 §4
it('ignores price, total, status, owner and date in the request', async () => {
  const forged = {
    id: 1,
    user: 1,
    total_amount: 1,
    razorpay_amount: 1,
    payment_status: 'completed',
    delivery_status: 'delivered',
    created_at: '2000-01-01',
    order_date: '2000-01-01',
    items: [{ product: 1, quantity: 1, price: 1, product_price: 1, item_total: 1 }],
  };
  const { body } = await place(orderBody(forged));
  expect(body.razorpay_amount).toBe(price * 100);
  const order = await test.call('GET', `/api/user/orders/${body.id}/`, { token: asha.token });
  expect(order.body).toMatchObject({
    payment_status: 'pending',
    delivery_status: 'pending',
    total_amount: price,
    items: [{ product_price: price, item_total: price }],
  });
  expect(order.body.order_date > '2020').toBe(true);
  const [row] = await test.context.db.select().from(orders).where(eq(orders.id, body.id));
  expect(row?.userId).toBe(asha.id);
});

it('keeps a copy of address and price', async () => {
  const { id } = await placedOrder(test, asha);
  await test.call('DELETE', `/api/user/addresses/delete/${asha.addressId}/`, asha);
  await test.context.db.update(products).set({ price: 1 }).where(eq(products.id, 1));
  const { body } = await test.call('GET', `/api/user/orders/${id}/`, asha);
  await test.context.db
    .update(products)
    .set({ price: price * 100 })
    .where(eq(products.id, 1));
  expect(body.address_details.city).toBe('Mysuru');
  expect(body.total_amount).toBe(price * 2);
});

it.each([0, -1, 1.5, '2', 1e21, 1001, null])('rejects the quantity %s', async (quantity) => {
  const { status, body } = await place(orderBody({ items: [{ product: 1, quantity }] }));
  expect(status).toBe(400);
  expect(body.message).toContain('quantity');
});

it('adds up the lines of one product and rejects a sum above the limit', async () => {
  const twice = (quantity: number) => ({
    items: [
      { product: 1, quantity },
      { product: 1, quantity },
    ],
  });
  expect((await place(orderBody(twice(2)))).body.razorpay_amount).toBe(price * 4 * 100);
  expect((await place(orderBody(twice(600)))).status).toBe(400);
});

it.each([2 ** 31, 2 ** 53 - 1])('reports the unknown product %s', async (product) => {
  const { status, body } = await place(orderBody({ items: [{ product, quantity: 1 }] }));
  expect(status).toBe(404);
  expect(body.message).toContain(String(product));
});

// Spec: decisions Calls
it.each([2 ** 63, -1, '1', null])('rejects the product id %s', async (product) => {
  expect((await place(orderBody({ items: [{ product, quantity: 1 }] }))).status).toBe(400);
});

it('rejects a product that is not on sale', async () => {
  await test.context.db.update(products).set({ isOnSale: false }).where(eq(products.id, 2));
  expect((await place(orderBody({ items: [{ product: 2, quantity: 1 }] }))).status).toBe(404);
});

// Spec: decisions Purchase
it('rejects another customer’s address and hides another customer’s order', async () => {
  const ravi = await newCustomer(test);
  const { id } = await placedOrder(test, asha);
  expect((await place(orderBody({ address: ravi.addressId }))).status).toBe(404);
  expect((await test.call('GET', `/api/user/orders/${id}/`, ravi)).status).toBe(404);
  expect((await test.call('GET', '/api/user/orders/', ravi)).body).toEqual([]);
});

it('returns the same order for the same key, in any order of the lines', async () => {
  const items = [
    { product: 1, quantity: 2 },
    { product: 3, quantity: 1 },
  ];
  const key = { 'idempotency-key': 'attempt-1' };
  const first = await place(orderBody({ items }), key);
  const again = await place(orderBody({ items: [...items].reverse(), user: asha.id }), key);
  expect(again).toMatchObject({ status: 201, body: first.body });
  const list = await test.call('GET', '/api/user/orders/', { token: asha.token });
  expect(list.body).toHaveLength(1);
});

it('rejects the same key with another body and separates the keys of customers', async () => {
  const key = { 'idempotency-key': 'attempt-1' };
  await place(orderBody(), key);
  expect((await place(orderBody({ items: [{ product: 3, quantity: 1 }] }), key)).status).toBe(422);
  const ravi = await newCustomer(test);
  const other = await place(orderBody({ address: ravi.addressId }), key, ravi.token);
  expect(other.status).toBe(201);
});

// Spec: decisions Purchase
it('places one order for five parallel requests with one key', async () => {
  const key = { 'idempotency-key': 'attempt-1' };
  const all = await Promise.all(Array.from({ length: 5 }, () => place(orderBody(), key)));
  expect(all.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const list = await test.call('GET', '/api/user/orders/', { token: asha.token });
  expect(list.body).toHaveLength(1);
});

it('keeps a key unused after a rejected order', async () => {
  const key = { 'idempotency-key': 'attempt-1' };
  expect((await place(orderBody({ address: 2 ** 40 }), key)).status).toBe(404);
  expect((await place(orderBody(), key)).status).toBe(201);
});

it('responds with 409 while the provider is asked, with 502 after its failure, and continues on a retry', async () => {
  const key = { 'idempotency-key': 'attempt-1' };
  const provider = stubSilentProvider();
  const first = place(orderBody(), key);
  await provider.wasAsked;
  expect((await place(orderBody(), key)).status).toBe(409);
  provider.fail();
  expect((await first).status).toBe(502);
  expect((await test.call('GET', '/api/user/orders/', asha)).body).toEqual([]);
  provider.restore();
  expect((await place(orderBody(), key)).status).toBe(201);
  const rows = await test.context.db.select().from(orders).where(eq(orders.userId, asha.id));
  expect(rows).toHaveLength(1);
});

// Spec: decisions Server
it('locks a key while the provider is asked and releases it five seconds after the process died', async () => {
  const key = { 'idempotency-key': 'attempt-1' };
  const seconds = 1 / 60;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const provider = stubSilentProvider();
  const first = place(orderBody(), key);
  await provider.wasAsked;
  const lockedUntil = async () =>
    (
      await test.context.db.query.idempotencyKeys.findFirst({
        where: ({ userId }, { eq: is }) => is(userId, asha.id),
      })
    )?.lockedUntil;
  const before = await lockedUntil();
  test.advanceMinutes(4 * seconds);
  vi.advanceTimersByTime(1500);
  await vi.waitFor(async () => expect(await lockedUntil()).not.toEqual(before));
  test.advanceMinutes(4 * seconds);
  expect((await place(orderBody(), key)).status).toBe(409);

  // Simulates a process that was killed during the request to the provider.
  vi.clearAllTimers();
  provider.restore();
  test.advanceMinutes(1.1 * seconds);
  expect((await place(orderBody(), key)).status).toBe(201);
  vi.useRealTimers();
  provider.fail();
  expect((await first).status).toBe(502);
  const rows = await test.context.db.select().from(orders).where(eq(orders.userId, asha.id));
  expect(rows).toHaveLength(1);
});

it('lists the newest order first', async () => {
  const first = await placedOrder(test, asha);
  test.advanceMinutes(1);
  const second = await placedOrder(test, asha);
  const { body } = await test.call('GET', '/api/user/orders/', { token: asha.token });
  expect(body.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
});

// Spec: decisions Purchase
it('finds the provider’s order after a lost response and creates no second one', async () => {
  const { payments } = test.context;
  if (!payments) throw new Error('no provider');
  const createOrder = vi.spyOn(payments, 'createOrder');
  const made: string[] = [];
  createOrder.mockImplementationOnce(async (order) => {
    createOrder.mockRestore();
    made.push((await payments.createOrder(order)).id);
    throw new ProviderError('timeout');
  });
  const headers = { 'idempotency-key': 'lost answer' };
  expect((await place(orderBody(), headers)).status).toBe(502);
  const again = await place(orderBody(), headers);
  expect(again).toMatchObject({ status: 201, body: { razorpay_order_id: made[0] } });
  const other = await place(orderBody(), { 'idempotency-key': 'another' });
  expect(other.body.razorpay_order_id).not.toBe(made[0]);
});

// Spec: decisions Purchase
it('keeps one provider order when two processes create one each', async () => {
  const { payments, db } = test.context;
  if (!payments) throw new Error('no provider');
  const createOrder = payments.createOrder;
  const slow = {
    ...payments,
    async createOrder(order: Parameters<typeof createOrder>[0]) {
      const made = await createOrder(order);
      // Meanwhile the lock has expired and another process was faster.
      await db
        .update(orders)
        .set({ providerOrderId: 'order_of_the_other' })
        .where(and(eq(orders.userId, asha.id), isNull(orders.providerOrderId)));
      return made;
    },
  };
  const { address, items } = orderBody();
  const placed = { userId: asha.id, address, items, key: 'two' };
  expect(await placeOrder({ ...test.context, payments: slow }, placed)).toMatchObject({
    providerOrderId: 'order_of_the_other',
  });
});

/** As many orders as the shop commits at a time. */
const atATime = 5;

/** Places `atATime` orders that wait in a part of the context, until `release`. */
function placeSeveral(delay: (wait: () => Promise<void>) => Partial<typeof test.context>) {
  const released = Promise.withResolvers<void>();
  const allWaiting = Promise.withResolvers<void>();
  let waiting = 0;
  const held = delay(() => {
    waiting += 1;
    if (waiting === atATime) allWaiting.resolve();
    return released.promise;
  });
  const { address, items } = orderBody();
  const placeOne = () =>
    placeOrder({ ...test.context, ...held }, { userId: asha.id, address, items, key: undefined });
  return {
    placed: Array.from({ length: atATime }, placeOne),
    placeOne,
    allWaiting: allWaiting.promise,
    release: released.resolve,
  };
}

it('rejects an order that waits too long for five others, and then accepts orders again', async () => {
  const { catalog } = test.context;
  const { placed, placeOne, allWaiting, release } = placeSeveral((wait) => ({
    catalog: { ...catalog, get: () => wait().then(catalog.get) },
  }));
  await allWaiting;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const late = expect(placeOne()).rejects.toThrow(Busy);
    await vi.advanceTimersByTimeAsync(500);
    await late;
  } finally {
    vi.useRealTimers();
    release();
  }
  await Promise.all(placed);
  const { body } = await test.call('GET', '/api/user/orders/', { token: asha.token });
  expect(body).toHaveLength(atATime);
  expect((await place(orderBody())).status).toBe(201);
});

it('places an order while the provider is slow with five others', async () => {
  const { payments } = test.context;
  if (!payments) throw new Error('no provider');
  const { placed, allWaiting, release } = placeSeveral((wait) => ({
    payments: {
      ...payments,
      createOrder: (order) => wait().then(() => payments.createOrder(order)),
    },
  }));
  await allWaiting;
  expect((await place(orderBody())).status).toBe(201);
  release();
  await Promise.all(placed);
});

it.each([
  ['refused', 502, 'The payment provider refused the order. Nothing was charged.'],
  [
    'over limit',
    400,
    'This amount is more than can be paid online in one order. Nothing was charged.',
  ],
  ['timeout', 502, 'The payment provider did not answer. Nothing was charged.'],
  ['unreachable', 502, 'The payment provider did not answer. Nothing was charged.'],
] as const)(
  'logs the provider’s message and tells the customer: %s',
  async (reason, status, message) => {
    const { payments } = test.context;
    if (!payments) throw new Error('no provider');
    const lines: string[] = [];
    const log = vi.spyOn(test.context, 'log').mockImplementation((line) => void lines.push(line));
    vi.spyOn(payments, 'createOrder').mockRejectedValueOnce(new ProviderError(reason, 'its words'));
    expect(await place(orderBody())).toMatchObject({ status, body: { message } });
    expect(lines).toEqual([
      expect.stringMatching(
        /^Creating order \d+ at the provider failed: The payment provider .* \(its words\)$/,
      ),
    ]);
    log.mockRestore();
  },
);

// Spec: decisions Server
it.each([
  ['wrong key', 'PAYMENT_KEY_ID and PAYMENT_KEY_SECRET'],
  ['broken', 'PAYMENT_API_URL'],
] as const)(
  'reports a lasting provider error once until an order succeeds: %s',
  async (reason, setting) => {
    const { payments } = test.context;
    if (!payments) throw new Error('no provider');
    const lines: string[] = [];
    vi.spyOn(test.context, 'log').mockImplementation((line) => void lines.push(line));
    const createOrder = vi
      .spyOn(payments, 'createOrder')
      .mockRejectedValue(new ProviderError(reason, 'its words'));
    const message = 'Payments are not available at the moment. Nothing was charged.';
    for (let count = 0; count < 3; count++) {
      expect(await place(orderBody())).toMatchObject({ status: 502, body: { message } });
    }
    expect(lines).toEqual([expect.stringMatching(/^Customers cannot pay\. .*\(its words\)\./)]);
    expect(lines[0]).toContain(setting);
    test.advanceMinutes(11);
    await place(orderBody());
    expect(lines).toEqual([lines[0], lines[0]]);
    const problems = () => listPayments(test.context, { problems: true, limit: 100 });
    expect((await problems()).text).toMatch(/^20\S+Z {2}Customers cannot pay\./);
    expect((await problems()).data).toMatchObject([{ problem: lines[0] }]);
    createOrder.mockRestore();
    expect((await place(orderBody())).status).toBe(201);
    expect((await problems()).text).toBe('No payment has a problem.');
  },
);

// Spec: decisions Purchase
it('rejects an order below one rupee without asking the provider', async () => {
  const { payments } = test.context;
  if (!payments) throw new Error('no provider');
  const createOrder = vi.spyOn(payments, 'createOrder');
  const { db } = test.context;
  const cost = (paise: number) =>
    db.update(products).set({ price: paise }).where(eq(products.id, 1));
  await cost(99);
  const one = orderBody({ items: [{ product: 1, quantity: 1 }] });
  expect(await place(one)).toMatchObject({
    status: 400,
    body: { message: 'An order must come to at least ₹1.' },
  });
  expect(createOrder).not.toHaveBeenCalled();
  await cost(100);
  expect((await place(one)).status).toBe(201);
  await cost(price * 100);
  test.context.catalog.invalidate();
});

// Spec: decisions Server
it('limits the orders of a customer in an hour, without repeats', async () => {
  const { limits } = test.context;
  test.context.limits = { ...limits, ordersPerHour: 2 };
  const key = { 'idempotency-key': 'first' };
  const first = await place(orderBody(), key);
  expect((await place(orderBody())).status).toBe(201);
  expect(await place(orderBody())).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('too many orders') },
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  });
  expect((await place(orderBody(), key)).body).toEqual(first.body);
  const ravi = await newCustomer(test);
  expect((await place(orderBody({ address: ravi.addressId }), {}, ravi.token)).status).toBe(201);
  test.advanceMinutes(61);
  expect((await place(orderBody())).status).toBe(201);
  test.context.limits = limits;
});

// Spec: decisions Server
it('lists orders in pages, each with a link to the next', async () => {
  const placed: number[] = [];
  for (let count = 0; count < 5; count++) placed.unshift((await placedOrder(test, asha)).id);
  const sameTime = test.context.now();
  await test.context.db
    .update(orders)
    .set({ createdAt: sameTime })
    .where(eq(orders.userId, asha.id));
  const read = await pagesOf(test, '/api/user/orders/?limit=2', asha);
  expect(read.map((page) => page.map(({ id }) => id))).toEqual([
    placed.slice(0, 2),
    placed.slice(2, 4),
    placed.slice(4),
  ]);
  const ravi = await newCustomer(test);
  const { id: others } = await placedOrder(test, ravi);
  const after = await test.call('GET', `/api/user/orders/?cursor=${others}`, asha);
  expect(after).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('cursor') },
  });
});

it('lists at most a hundred orders and links to the rest', async () => {
  const { id } = await placedOrder(test, asha);
  const [row] = await test.context.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('no order');
  const { id: _id, ...copied } = row;
  const copies = Array.from({ length: 100 }, (_, n) => {
    return { ...copied, providerOrderId: `copy_of_${id}_${n}` };
  });
  await test.context.db.insert(orders).values(copies);
  const { body, headers } = await test.call('GET', '/api/user/orders/', asha);
  expect(body).toHaveLength(100);
  expect(headers.link).toContain('rel="next"');
  expect((await test.call('GET', '/api/user/orders/?limit=101', asha)).status).toBe(400);
});
