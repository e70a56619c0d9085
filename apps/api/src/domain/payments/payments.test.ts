import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newShopper, placedOrder } from '../../../testing/shoppers.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { mails, orders, paymentEvents, sandboxPayments, users } from '../../db/schema.ts';
import { webhookPath } from '../../http/webhook.ts';
import { listExtraPayments, markRefunded } from './extra-payments.ts';
import { reconcile } from './reconcile.ts';
import { signPayment, signWebhook } from './signature.ts';

let test: TestShop;
let asha: Awaited<ReturnType<typeof newShopper>>;
let order: Awaited<ReturnType<typeof placedOrder>>;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());
beforeEach(async () => {
  asha = await newShopper(test);
  order = await placedOrder(test, asha);
});

/** The sandbox, which the shop of the tests is paid by. */
function provider() {
  const { payments } = test.shop;
  if (!payments) throw new Error('There is no payment provider');
  return payments;
}

function proof(more = {}, providerOrderId = order.razorpay_order_id, paymentId = 'pay_1') {
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: providerOrderId,
    razorpay_signature: signPayment(provider().keySecret, providerOrderId, paymentId),
    ...more,
  };
}
const verify = (body: unknown, id = order.id, token = asha.token) =>
  test.call('POST', `/api/user/orders/${id}/verify_payment/`, { token, body });

async function paymentStatus(id = order.id): Promise<string | undefined> {
  const [row] = await test.shop.db.select().from(orders).where(eq(orders.id, id));
  return row?.paymentStatus;
}

async function paidMails(id = order.id): Promise<number> {
  const rows = await test.shop.db
    .select()
    .from(mails)
    .where(eq(mails.onceName, `order-paid:${id}`));
  return rows.length;
}

function webhook(event: string, more: { id?: string; entity?: object; signature?: string } = {}) {
  const entity = {
    id: 'pay_1',
    order_id: order.razorpay_order_id,
    amount: order.razorpay_amount,
    currency: 'INR',
    ...more.entity,
  };
  const body = JSON.stringify({ event, payload: { payment: { entity } } });
  return test.app.inject({
    method: 'POST',
    url: webhookPath,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': more.signature ?? signWebhook(provider().webhookSecret, body),
      ...(more.id !== undefined && { 'x-razorpay-event-id': more.id }),
    },
  });
}

it('marks an order paid by the provider’s signature, and says so again', async () => {
  const paid = { status: 200, body: { status: 'success', message: 'Payment verified' } };
  expect(await verify(proof())).toMatchObject(paid);
  expect(await verify(proof())).toMatchObject(paid);
  expect(await paymentStatus()).toBe('completed');
  expect(await paidMails()).toBe(1);
});

it('refuses tampered proofs, and those of another order or customer', async () => {
  const ravi = await newShopper(test);
  const other = await placedOrder(test, asha);
  const ofOther = proof({}, other.razorpay_order_id);
  const refused = {
    status: 400,
    body: { status: 'failed', message: 'Payment verification failed' },
  };
  expect(await verify(proof({ razorpay_signature: 'x'.repeat(64) }))).toMatchObject(refused);
  expect(await verify(proof({ razorpay_payment_id: 'pay_2' }))).toMatchObject(refused);
  expect(await verify(proof({ razorpay_order_id: other.razorpay_order_id }))).toMatchObject(
    refused,
  );
  expect(await verify(ofOther)).toMatchObject(refused);
  const mixed = { ...ofOther, razorpay_order_id: order.razorpay_order_id };
  expect(await verify(mixed)).toMatchObject(refused);
  expect((await verify(proof(), order.id, ravi.token)).status).toBe(404);
  expect((await verify(proof(), 2 ** 40)).status).toBe(404);
  expect(await verify({})).toMatchObject({ status: 400, body: { status: 'failed' } });
  expect(await paymentStatus()).toBe('pending');
  expect(await paymentStatus(other.id)).toBe('pending');
});

it('pays once and mails once, however many reports come at once', async () => {
  const reports = [
    ...Array.from({ length: 10 }, () => verify(proof())),
    webhook('payment.captured', { id: `event-${order.id}-1` }),
    webhook('order.paid', { id: `event-${order.id}-2` }),
  ];
  const answers = (await Promise.all(reports)).map((answer) =>
    'status' in answer ? answer.status : answer.statusCode,
  );
  expect(answers).toEqual(Array(12).fill(200));
  expect(await paymentStatus()).toBe('completed');
  expect(await paidMails()).toBe(1);
});

it('mails the customer what was bought and paid', async () => {
  await verify(proof());
  const { body } = await test.call('GET', '/sandbox/outbox.json');
  const [mail] = body;
  const [customer] = await test.shop.db.select().from(users).where(eq(users.id, asha.id));
  const product = (await test.call('GET', '/api/user/products/1/')).body;
  expect(mail.to).toBe(customer?.email);
  expect(mail.text).toContain(`2 × ${product.title}: `);
  expect(mail.subject).toBe(`Your Parinda order ${order.id} is paid`);
  expect(mail.text).toContain('14 Temple Street');
  expect(mail.text).toContain((order.razorpay_amount / 100).toLocaleString('en-IN'));
});

it('mails when it was paid, by which payment, and where the order is found', async () => {
  test.shop.siteUrl = 'https://shop.example';
  await verify(proof());
  test.shop.siteUrl = undefined;
  const [mail] = (await test.call('GET', '/sandbox/outbox.json')).body;
  expect(mail.text).toMatch(/^Paid on: \d{1,2} \w+ \d{4} at \d{1,2}:\d\d/m);
  expect(mail.text).toContain('Payment ID: pay_1');
  expect(mail.text).toContain('https://shop.example/orders');
});

it('says where the order is found without a link while the address is not known', async () => {
  await verify(proof());
  const [mail] = (await test.call('GET', '/sandbox/outbox.json')).body;
  expect(mail.text).toContain('under Your Orders in your account.');
});

it('records a second payment of a paid order, tells the customer, and lists it once', async () => {
  const second = `pay_late_${order.id}`;
  await verify(proof());
  await webhook('payment.captured', { id: `a-${order.id}`, entity: { id: second } });
  await webhook('order.paid', { id: `b-${order.id}`, entity: { id: second } });
  await verify(proof({}, order.razorpay_order_id, second));
  await verify(proof());
  await webhook('payment.failed', { id: `c-${order.id}`, entity: { id: 'pay_failed' } });

  const lines = (await listExtraPayments(test.shop.db)).split('\n');
  const own = lines.filter((line) => line.includes(`order ${order.id} `));
  expect(own).toHaveLength(1);
  expect(own[0]).toContain(second);
  const [row] = await test.shop.db.select().from(orders).where(eq(orders.id, order.id));
  expect(row?.paymentId).toBe('pay_1');
  expect(await paidMails()).toBe(1);
  const told = await test.shop.db
    .select()
    .from(mails)
    .where(eq(mails.onceName, `extra-payment:${second}`));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('will be refunded');

  await markRefunded(test.shop.db, second, test.shop.now());
  expect(await listExtraPayments(test.shop.db)).not.toContain(second);
  await expect(markRefunded(test.shop.db, 'pay_none', new Date())).rejects.toThrow('pay_none');
});

it('records what the bank authorises after the next try has been paid', async () => {
  const pay = (behaviour: string) =>
    test.call('POST', '/sandbox/payments', {
      body: { order_id: order.razorpay_order_id, behaviour },
    });
  await pay('late');
  await verify((await pay('pay')).body);
  expect(await paymentStatus()).toBe('completed');
  await expect
    .poll(() => listExtraPayments(test.shop.db), { timeout: 10_000 })
    .toContain(`order ${order.id} `);
});

it('believes a signed webhook, each event once', async () => {
  const id = `event-${order.id}`;
  expect((await webhook('payment.failed', { id })).json()).toEqual({ status: 'ok' });
  expect(await paymentStatus()).toBe('failed');
  expect((await webhook('payment.captured', { id })).json()).toEqual({ status: 'repeated' });
  expect(await paymentStatus()).toBe('failed');
  // The bank authorises late; after that a failure comes too late.
  await webhook('payment.captured', { id: `${id}-late` });
  expect(await paymentStatus()).toBe('completed');
  await webhook('payment.failed', { id: `${id}-later` });
  expect(await paymentStatus()).toBe('completed');
});

it('writes nothing for an unsigned or wrongly signed webhook', async () => {
  const before = await test.shop.db.$count(paymentEvents);
  for (const signature of ['', 'x', signWebhook('wrong secret', '{}')]) {
    expect((await webhook('payment.captured', { signature })).statusCode).toBe(400);
  }
  const bare = await test.app.inject({ method: 'POST', url: webhookPath });
  expect(bare.statusCode).toBe(400);
  expect(await paymentStatus()).toBe('pending');
  expect(await test.shop.db.$count(paymentEvents)).toBe(before);
});

it('takes no part payment for the whole', async () => {
  await webhook('payment.captured', { entity: { amount: order.razorpay_amount - 1 } });
  expect(await paymentStatus()).toBe('pending');
  await webhook('payment.captured');
  expect(await paymentStatus()).toBe('completed');
});

it('asks the provider about orders that nobody reported for 15 minutes', async () => {
  await test.shop.db
    .insert(sandboxPayments)
    .values({ id: `pay_${order.id}`, orderId: order.razorpay_order_id, status: 'captured' });
  const silent = await placedOrder(test, asha);
  await reconcile(test.shop);
  expect(await paymentStatus()).toBe('pending');
  test.pass(16);
  await reconcile(test.shop);
  expect(await paymentStatus()).toBe('completed');
  expect(await paymentStatus(silent.id)).toBe('pending');
  expect(await paidMails()).toBe(1);
});

it('asks about paid orders too, and records what else was captured for them', async () => {
  const captured = (id: string) =>
    test.shop.db
      .insert(sandboxPayments)
      .values({ id, orderId: order.razorpay_order_id, status: 'captured' });
  await captured('pay_1');
  await verify(proof());
  const [late, second] = [`pay_late_${order.id}`, `pay_second_${order.id}`];
  await captured(late);
  test.pass(16);
  await reconcile(test.shop);
  const extras = async () =>
    (await listExtraPayments(test.shop.db))
      .split('\n')
      .filter((line) => line.includes(`order ${order.id} `));
  expect(await extras()).toEqual([expect.stringContaining(late)]);
  expect(await paidMails()).toBe(1);

  // Asked about ever more seldom than what is open, and recorded once.
  await captured(second);
  test.pass(16);
  await reconcile(test.shop);
  expect(await extras()).toHaveLength(1);
  test.pass(6 * 60);
  await reconcile(test.shop);
  expect(await extras()).toHaveLength(2);

  test.pass(3 * 24 * 60);
  await captured(`pay_third_${order.id}`);
  await reconcile(test.shop);
  expect(await extras()).toHaveLength(2);
});

it('records all that was captured for an order that nobody reported', async () => {
  for (const id of [`pay_a_${order.id}`, `pay_b_${order.id}`]) {
    await test.shop.db
      .insert(sandboxPayments)
      .values({ id, orderId: order.razorpay_order_id, status: 'captured' });
  }
  test.pass(16);
  await reconcile(test.shop);
  expect(await paymentStatus()).toBe('completed');
  const lines = (await listExtraPayments(test.shop.db)).split('\n');
  expect(lines.filter((line) => line.includes(`order ${order.id} `))).toHaveLength(1);
});

it('leaves an order open when the provider does not answer, and asks again', async () => {
  const { payments } = test.shop;
  if (!payments) throw new Error('no provider');
  const working = payments.paymentsOf;
  const asked: string[] = [];
  payments.paymentsOf = (id) => {
    asked.push(id);
    return Promise.reject(new Error('no answer'));
  };
  test.pass(16);
  await reconcile(test.shop);
  payments.paymentsOf = working;
  expect(asked).toContain(order.razorpay_order_id);
  expect(await paymentStatus()).toBe('pending');
  await test.shop.db
    .insert(sandboxPayments)
    .values({ id: `pay_${order.id}`, orderId: order.razorpay_order_id, status: 'failed' });
  test.pass(16);
  await reconcile(test.shop);
  expect(await paymentStatus()).toBe('failed');
});

it('asks about a new order before older ones that it has asked about', async () => {
  const { db, now } = test.shop;
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
  if (!row) throw new Error('no order');
  const { id: _id, ...copied } = row;
  const ago = (minutes: number) => new Date(now().getTime() - minutes * 60_000);
  const asked = { createdAt: ago(60), paymentCheckedAt: ago(20) };
  const older = (_: unknown, n: number) => ({ ...copied, ...asked, providerOrderId: `older_${n}` });
  await db.insert(orders).values(Array.from({ length: 20 }, older));
  await db
    .insert(sandboxPayments)
    .values({ id: `pay_${order.id}`, orderId: order.razorpay_order_id, status: 'captured' });
  test.pass(16);
  await reconcile(test.shop);
  expect(await paymentStatus()).toBe('completed');
});

it.each([
  [{ id: 'pay\0' }],
  [{ order_id: 'order\0' }],
  [{ id: 'p'.repeat(60_000) }],
  [{ id: { toString: 1 } }],
  [{ amount: -1e308 }],
])('never fails on a signed webhook of %j', async (entity) => {
  await verify(proof({}, order.razorpay_order_id, 'pay_first'));
  expect((await webhook('payment.captured', { entity })).statusCode).toBe(200);
  expect(await paidMails()).toBe(1);
});

it.each([['{}'], ['null'], ['\0'], ['\ufffd'], ['{"event":{}}'], ['['.repeat(60_000)]])(
  'never fails on a signed webhook with the body %j',
  async (body) => {
    const signature = signWebhook(provider().webhookSecret, body);
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: webhookPath,
      payload: body,
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
    });
    expect(statusCode).toBe(200);
  },
);

it('takes an empty event id for none', async () => {
  const other = await placedOrder(test, asha);
  await webhook('payment.captured', { entity: { order_id: other.razorpay_order_id }, id: '' });
  await webhook('payment.captured', { id: '' });
  expect([await paymentStatus(other.id), await paymentStatus()]).toEqual([
    'completed',
    'completed',
  ]);
});
