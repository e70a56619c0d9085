import { brand } from '@parinda/brand';
import { eq, like, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newCustomer, placedOrder } from '../../../testing/customers.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import {
  mails,
  orders,
  paymentChecks,
  paymentEvents,
  payments,
  sandboxPayments,
  users,
} from '../../db/schema.ts';
import { rupeesText } from '../money.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { deliverOrder } from '../orders/delivery.ts';
import { listOrders } from '../orders/list-orders.ts';
import { listPayments } from './list-payments.ts';
import { ProviderError, type ProviderPayment } from './provider.ts';
import { reconcile } from './reconcile.ts';
import { refundPayment } from './refund-payment.ts';
import { signPayment, signWebhook } from './signature.ts';
import { webhookPath } from './webhook-event.ts';

let test: TestServer;
let asha: Awaited<ReturnType<typeof newCustomer>>;
let order: Awaited<ReturnType<typeof placedOrder>>;
/** First payment of the order. */
let pay1: string;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());
beforeEach(async () => {
  asha = await newCustomer(test);
  order = await placedOrder(test, asha);
  pay1 = `pay_1_${order.id}`;
});

type AtProvider = 'failed' | 'authorized' | 'captured' | 'refunded';

/** Adds a payment at the provider; an existing one stays. */
const atProvider = (id: string, status: AtProvider, orderId = order.razorpay_order_id) =>
  test.context.db.insert(sandboxPayments).values({ id, orderId, status }).onConflictDoNothing();

/** Returns the payment sandbox. */
function provider() {
  const { payments } = test.context;
  if (!payments) throw new Error('There is no payment provider');
  return payments;
}

function proof(more = {}, providerOrderId = order.razorpay_order_id, paymentId = pay1) {
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: providerOrderId,
    razorpay_signature: signPayment(provider().keySecret, providerOrderId, paymentId),
    ...more,
  };
}
const verify = (body: unknown, id = order.id, token = asha.token) =>
  test.call('POST', `/api/user/orders/${id}/verify_payment/`, { token, body });

/** Captures the payment of the proof, then verifies it. */
async function verifyCaptured(body = proof()) {
  await atProvider(body.razorpay_payment_id, 'captured', body.razorpay_order_id);
  return verify(body);
}

/** Returns the payment in the ledger. */
async function payment(id = pay1) {
  const [row] = await test.context.db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** Returns the listed problems of the order. */
async function problems(): Promise<string[]> {
  const { text } = await listPayments(test.context, { problems: true, limit: 1000 });
  return text.split('\n').filter((line) => line.includes(`order ${order.id} `));
}

async function listedToDeliver(): Promise<boolean> {
  const { data } = await listOrders(test.context, { toDeliver: true, limit: 1000 });
  return (data as { id: number }[]).some(({ id }) => id === order.id);
}

async function paymentStatus(id = order.id): Promise<string | undefined> {
  const [row] = await test.context.db.select().from(orders).where(eq(orders.id, id));
  return row?.paymentStatus;
}

const mailsNamed = (onceName: string) =>
  test.context.db.select().from(mails).where(eq(mails.onceName, onceName));

const paidMails = async (id = order.id): Promise<number> =>
  (await mailsNamed(`order-paid:${id}`)).length;

function webhook(event: string, more: { id?: string; entity?: object; signature?: string } = {}) {
  const entity = {
    id: pay1,
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

it('marks an order as paid by the provider’s signature, also when repeated', async () => {
  const paid = { status: 200, body: { status: 'success', message: 'Payment verified' } };
  expect(await verifyCaptured()).toMatchObject(paid);
  expect(await verifyCaptured()).toMatchObject(paid);
  expect(await paymentStatus()).toBe('completed');
  expect(await paidMails()).toBe(1);
});

it('rejects tampered proofs and those of another order or customer', async () => {
  const ravi = await newCustomer(test);
  const other = await placedOrder(test, asha);
  const otherProof = proof({}, other.razorpay_order_id);
  await atProvider(pay1, 'captured');
  const rejected = {
    status: 400,
    body: { status: 'failed', message: 'Payment verification failed' },
  };
  expect(await verify(proof({ razorpay_signature: 'x'.repeat(64) }))).toMatchObject(rejected);
  await atProvider('pay_2', 'captured');
  expect(await verify(proof({ razorpay_payment_id: 'pay_2' }))).toMatchObject(rejected);
  expect(await verify(proof({ razorpay_order_id: other.razorpay_order_id }))).toMatchObject(
    rejected,
  );
  expect(await verify(otherProof)).toMatchObject(rejected);
  const mixed = { ...otherProof, razorpay_order_id: order.razorpay_order_id };
  expect(await verify(mixed)).toMatchObject(rejected);
  expect((await verify(proof(), order.id, ravi.token)).status).toBe(404);
  expect((await verify(proof(), 2 ** 40)).status).toBe(404);
  expect(await verify({})).toMatchObject({ status: 400, body: { status: 'failed' } });
  expect(await paymentStatus()).toBe('pending');
  expect(await paymentStatus(other.id)).toBe('pending');
});

it('pays and mails once for many parallel reports', async () => {
  await atProvider(pay1, 'captured');
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

it('mails the items and the paid amount', async () => {
  await verifyCaptured();
  const { body } = await test.call('GET', '/sandbox/outbox.json');
  const [mail] = body;
  const [customer] = await test.context.db.select().from(users).where(eq(users.id, asha.id));
  const product = (await test.call('GET', '/api/user/products/1/')).body;
  expect(mail.to).toBe(customer?.email);
  expect(mail.text).toContain(`2 × ${product.title}: `);
  expect(mail.subject).toBe(`Your ${brand.name} order ${order.id} is paid`);
  expect(mail.text).toContain('14 Temple Street');
  expect(mail.text).toContain((order.razorpay_amount / 100).toLocaleString('en-IN'));
});

// Spec: decisions Purchase
it('mails the time, the payment ID and a link to the order', async () => {
  test.context.siteUrl = 'https://shop.example';
  await verifyCaptured();
  test.context.siteUrl = undefined;
  const [mail] = (await test.call('GET', '/sandbox/outbox.json')).body;
  expect(mail.text).toMatch(/^Paid on: \d{1,2} \w+ \d{4} at \d{1,2}:\d\d/m);
  expect(mail.text).toContain(`Payment ID: ${pay1}`);
  expect(mail.text).toContain('https://shop.example/orders');
});

it('mails the place of the order without a link while SITE_URL is unset', async () => {
  await verifyCaptured();
  const [mail] = (await test.call('GET', '/sandbox/outbox.json')).body;
  expect(mail.text).toContain('under Your Orders in your account.');
});

// Spec: decisions Purchase
it('records a second payment of a paid order, mails the customer and lists it once', async () => {
  const second = `pay_late_${order.id}`;
  await verifyCaptured();
  await webhook('payment.captured', { id: `a-${order.id}`, entity: { id: second } });
  await webhook('order.paid', { id: `b-${order.id}`, entity: { id: second } });
  await verifyCaptured(proof({}, order.razorpay_order_id, second));
  await verifyCaptured();
  await webhook('payment.failed', { id: `c-${order.id}`, entity: { id: 'pay_failed' } });

  const own = await problems();
  expect(own).toHaveLength(1);
  expect(own[0]).toContain(second);
  expect(own[0]).toContain('second capture');
  const [row] = await test.context.db.select().from(orders).where(eq(orders.id, order.id));
  expect(row?.paymentId).toBe(pay1);
  expect(await paidMails()).toBe(1);
  const customerMails = await test.context.db
    .select()
    .from(mails)
    .where(eq(mails.onceName, `extra-payment:${second}`));
  expect(customerMails).toHaveLength(1);
  expect(customerMails[0]?.text).toContain('We are refunding your');

  await refundPayment(test.context, { id: second });
  expect(await problems()).toEqual([]);
  await expect(refundPayment(test.context, { id: 'pay_none' })).rejects.toThrow('pay_none');
});

it('records a late payment of an order that the next attempt has paid', async () => {
  const pay = (behaviour: string) =>
    test.call('POST', '/sandbox/payments', {
      body: { order_id: order.razorpay_order_id, behaviour },
    });
  await pay('late');
  await verify((await pay('pay')).body);
  expect(await paymentStatus()).toBe('completed');
  await expect.poll(problems).toHaveLength(1);
});

it('accepts a signed webhook and handles each event once', async () => {
  const id = `event-${order.id}`;
  expect((await webhook('payment.failed', { id })).json()).toEqual({ status: 'ok' });
  expect(await paymentStatus()).toBe('failed');
  expect((await webhook('payment.captured', { id })).json()).toEqual({ status: 'repeated' });
  expect(await paymentStatus()).toBe('failed');
  // The bank authorizes late; a later failure changes nothing.
  await webhook('payment.captured', { id: `${id}-late` });
  expect(await paymentStatus()).toBe('completed');
  await webhook('payment.failed', { id: `${id}-later` });
  expect(await paymentStatus()).toBe('completed');
});

it('stores nothing for a webhook without a valid signature', async () => {
  const before = await test.context.db.$count(paymentEvents);
  for (const signature of ['', 'x', signWebhook('wrong secret', '{}')]) {
    expect((await webhook('payment.captured', { signature })).statusCode).toBe(400);
  }
  const unsigned = await test.app.inject({ method: 'POST', url: webhookPath });
  expect(unsigned.statusCode).toBe(400);
  expect(await paymentStatus()).toBe('pending');
  expect(await test.context.db.$count(paymentEvents)).toBe(before);
});

it('rejects a part payment', async () => {
  const part = { id: `pay_part_${order.id}`, amount: order.razorpay_amount - 1 };
  await webhook('payment.captured', { entity: part });
  expect(await paymentStatus()).toBe('pending');
  await webhook('payment.captured');
  expect(await paymentStatus()).toBe('completed');
});

it('checks unpaid orders after 15 minutes', async () => {
  await test.context.db
    .insert(sandboxPayments)
    .values({ id: `pay_${order.id}`, orderId: order.razorpay_order_id, status: 'captured' });
  const unpaid = await placedOrder(test, asha);
  await reconcile(test.context);
  expect(await paymentStatus()).toBe('pending');
  test.advanceMinutes(16);
  await reconcile(test.context);
  expect(await paymentStatus()).toBe('completed');
  expect(await paymentStatus(unpaid.id)).toBe('pending');
  expect(await paidMails()).toBe(1);
});

const read = async (id = order.id) =>
  (await test.call('GET', `/api/user/orders/${id}/`, { token: asha.token })).body as {
    payment_status: string;
    payment_checked_at?: string | null;
  };

it('asks the provider when the customer reads an unpaid order', async () => {
  expect(await read()).toMatchObject({
    payment_status: 'pending',
    payment_checked_at: expect.stringMatching(/Z$/),
  });
  await atProvider(pay1, 'authorized');
  test.advanceMinutes(1);
  expect(await read()).toMatchObject({ payment_status: 'completed' });
  expect(await read()).not.toHaveProperty('payment_checked_at');
  expect(await paidMails()).toBe(1);
});

it('asks the provider once for many reads of an unpaid order, later less often, and never about a cancelled one', async () => {
  const paymentsOf = vi.spyOn(provider(), 'paymentsOf');
  const times = () => paymentsOf.mock.calls.filter(([id]) => id === order.razorpay_order_id).length;
  await Promise.all([read(), read(), read()]);
  await read();
  expect(times()).toBe(1);
  test.advanceMinutes(1);
  await read();
  expect(times()).toBe(2);
  test.advanceMinutes(30);
  await read();
  test.advanceMinutes(1);
  await read();
  expect(times()).toBe(3);
  test.advanceMinutes(5);
  await cancelOrder(test.context, { id: order.id });
  const before = times();
  await read();
  expect(times()).toBe(before);
  paymentsOf.mockRestore();
});

it('returns the unpaid order and no check time while the provider fails', async () => {
  const paymentsOf = vi
    .spyOn(provider(), 'paymentsOf')
    .mockRejectedValueOnce(new ProviderError('timeout'));
  expect(await read()).toMatchObject({ payment_status: 'pending', payment_checked_at: null });
  paymentsOf.mockRestore();
});

// Spec: decisions Purchase
it('checks paid orders and records second payments', async () => {
  await verifyCaptured();
  const [late, second] = [`pay_late_${order.id}`, `pay_second_${order.id}`];
  await atProvider(late, 'captured');
  test.advanceMinutes(16);
  await reconcile(test.context);
  expect(await problems()).toEqual([expect.stringContaining(late)]);
  expect(await paidMails()).toBe(1);

  // Paid orders are checked less often.
  await atProvider(second, 'captured');
  test.advanceMinutes(16);
  await reconcile(test.context);
  expect(await problems()).toHaveLength(1);
  test.advanceMinutes(6 * 60);
  await reconcile(test.context);
  expect(await problems()).toHaveLength(2);

  // Checks end after 30 days.
  const [third, fourth] = [`pay_third_${order.id}`, `pay_fourth_${order.id}`];
  test.advanceMinutes(30 * 24 * 60);
  await atProvider(third, 'captured');
  await reconcile(test.context);
  expect(await problems()).toHaveLength(3);
  test.advanceMinutes(30 * 24 * 60);
  await atProvider(fourth, 'captured');
  await reconcile(test.context);
  expect(await problems()).toHaveLength(3);
});

// Spec: decisions Purchase
it('records all payments of an unreported order', async () => {
  for (const id of [`pay_a_${order.id}`, `pay_b_${order.id}`]) {
    await test.context.db
      .insert(sandboxPayments)
      .values({ id, orderId: order.razorpay_order_id, status: 'captured' });
  }
  test.advanceMinutes(16);
  await reconcile(test.context);
  expect(await paymentStatus()).toBe('completed');
  expect(await problems()).toHaveLength(1);
});

it('keeps an order open while the provider fails and checks it again', async () => {
  const { payments } = test.context;
  if (!payments) throw new Error('no provider');
  const working = payments.paymentsOf;
  const asked: string[] = [];
  payments.paymentsOf = (id) => {
    asked.push(id);
    return Promise.reject(new Error('no answer'));
  };
  test.advanceMinutes(16);
  await reconcile(test.context);
  payments.paymentsOf = working;
  expect(asked).toContain(order.razorpay_order_id);
  expect(await paymentStatus()).toBe('pending');
  await test.context.db
    .insert(sandboxPayments)
    .values({ id: `pay_${order.id}`, orderId: order.razorpay_order_id, status: 'failed' });
  test.advanceMinutes(16);
  await reconcile(test.context);
  expect(await paymentStatus()).toBe('failed');
});

// Spec: decisions Server
it('checks every due order once among all processes', async () => {
  const { db, now } = test.context;
  // PostgreSQL then plans for a table of one row.
  await db.delete(paymentChecks).where(ne(paymentChecks.orderId, order.id));
  await db.execute(sql`analyze ${paymentChecks}`);
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
  if (!row) throw new Error('no order');
  const { id: _id, ...copied } = row;
  const copies = await db
    .insert(orders)
    .values(
      Array.from({ length: 60 }, (_, n) => ({
        ...copied,
        providerOrderId: `copy_${order.id}_${n}`,
      })),
    )
    .returning();
  await db
    .insert(paymentChecks)
    .values(copies.map(({ id: orderId }) => ({ orderId, dueAt: now() })));
  test.advanceMinutes(16);
  const asked: string[] = [];
  const paymentsOf = async (id: string) => {
    asked.push(id);
    return [];
  };
  const context = { ...test.context, payments: { ...provider(), paymentsOf } };
  await Promise.all([reconcile(context), reconcile(context)]);
  const own = asked.filter((id) => id.startsWith(`copy_${order.id}_`));
  expect(own).toHaveLength(60);
  expect(new Set(asked).size).toBe(asked.length);
});

// Spec: decisions Server
it('checks less often while the provider fails, logs the error and ends the round', async () => {
  const { db } = test.context;
  await db.delete(paymentChecks).where(ne(paymentChecks.orderId, order.id));
  const log: string[] = [];
  let asked = 0;
  const paymentsOf = async () => {
    asked += 1;
    throw new ProviderError('wrong key', '401');
  };
  const context = {
    ...test.context,
    log: (line: string) => log.push(line),
    payments: { ...provider(), paymentsOf },
  };
  const after = async (minutes: number) => {
    test.advanceMinutes(minutes);
    await reconcile(context);
    return asked;
  };
  expect([
    await after(16),
    await after(0),
    await after(1.1),
    await after(1),
    await after(1.1),
  ]).toEqual([1, 1, 2, 2, 3]);
  expect(log[0]).toBe(
    `Payment check of order ${order.id} failed: The payment provider did not accept PAYMENT_KEY_ID and PAYMENT_KEY_SECRET (401)`,
  );
});

// Spec: decisions Server
it('captures an authorized payment before the order is paid', async () => {
  await atProvider(pay1, 'authorized');
  const capture = vi
    .spyOn(provider(), 'capture')
    .mockRejectedValueOnce(new ProviderError('timeout'));
  expect(await verify(proof())).toMatchObject({
    status: 502,
    body: { message: 'The payment is not confirmed yet.' },
  });
  expect(await paymentStatus()).toBe('pending');
  expect(await payment()).toMatchObject({ state: 'authorised', problem: null });
  expect((await verify(proof())).status).toBe(200);
  expect(capture).toHaveBeenCalledTimes(2);
  capture.mockRestore();
  expect(await paymentStatus()).toBe('completed');
  expect(await payment()).toMatchObject({ state: 'captured', amount: order.razorpay_amount });
});

it('captures in the next round the payment that a webhook reports as authorized', async () => {
  await atProvider(pay1, 'authorized');
  await webhook('payment.authorized', { id: `authorised-${order.id}` });
  expect(await payment()).toMatchObject({ state: 'authorised' });
  expect(await paymentStatus()).toBe('pending');
  await reconcile(test.context);
  expect(await paymentStatus()).toBe('completed');
});

it('responds with 502 while the provider cannot confirm a genuine payment', async () => {
  await atProvider(pay1, 'captured');
  const paymentsOf = vi
    .spyOn(provider(), 'paymentsOf')
    .mockRejectedValueOnce(new ProviderError('timeout'));
  expect((await verify(proof())).status).toBe(502);
  expect(await paymentStatus()).toBe('pending');
  paymentsOf.mockRestore();
  await reconcile(test.context);
  expect(await paymentStatus()).toBe('completed');
});

// Spec: decisions Server
it.each([
  ['part payment', { amount: 1 }, 'mismatch', 'pending'],
  ['wrong currency', { currency: 'USD' }, 'mismatch', 'pending'],
  ['too much', { amount: 2 ** 40 }, 'captured', 'completed'],
])('lists a %s until it is resolved', async (problem, entity, state, status) => {
  await webhook('payment.captured', { entity });
  expect(await payment()).toMatchObject({ state, problem, resolvedAt: null });
  expect(await paymentStatus()).toBe(status);
  expect(await problems()).toEqual([expect.stringContaining(problem)]);
  const marked = await refundPayment(test.context, { id: pay1, mark: 'Talked to her' });
  expect(marked.text).toBe(`Payment ${pay1} is marked: Talked to her`);
  expect(await problems()).toEqual([]);
});

// Spec: decisions Server
it('lists payments of unknown and expired orders', async () => {
  const unknown = `pay_stray_${order.id}`;
  await webhook('payment.captured', { entity: { id: unknown, order_id: 'order_of_nobody' } });
  expect(await payment(unknown)).toMatchObject({ state: 'mismatch', problem: 'unknown order' });
  const { text } = await listPayments(test.context, { problems: true, limit: 1000 });
  expect(text).toContain(`${unknown}  mismatch  Rs.`);
  test.advanceMinutes(25 * 60);
  await webhook('payment.captured');
  expect(await paymentStatus()).toBe('completed');
  expect(await problems()).toEqual([expect.stringContaining('after expiry')]);
});

// Spec: decisions Server
it('stores the payload of each event, also of unknown ones', async () => {
  const id = `kept-${order.id}`;
  await webhook('payment.captured', { id });
  await webhook('settlement.processed', { id: `${id}-other` });
  await webhook('payment.dispute.created', { id: `${id}-odd`, entity: { amount: 'much' } });
  const rows = await test.context.db
    .select()
    .from(paymentEvents)
    .where(like(paymentEvents.eventId, `${id}%`))
    .orderBy(paymentEvents.eventId);
  expect(rows.map(({ type, paymentId }) => [type, paymentId])).toEqual([
    ['payment.captured', pay1],
    ['payment.dispute.created', null],
    ['settlement.processed', null],
  ]);
  expect(JSON.parse(rows[0]?.payload ?? '').payload.payment.entity.id).toBe(pay1);
});

// Spec: decisions Server
it('refunds a payment once at the provider, in the ledger and by mail, and changes nothing after an error', async () => {
  await verifyCaptured();
  const refund = vi
    .spyOn(provider(), 'refund')
    .mockRejectedValueOnce(new ProviderError('refused', '400: no balance'));
  await expect(refundPayment(test.context, { id: pay1 })).rejects.toThrow(
    'The payment provider refused (400: no balance). Nothing was refunded.',
  );
  expect(await payment()).toMatchObject({ state: 'captured' });
  const customerMails = { text: `Payment ${pay1} is refunded.` };
  expect(await refundPayment(test.context, { id: pay1 })).toMatchObject(customerMails);
  expect(await refundPayment(test.context, { id: pay1 })).toMatchObject(customerMails);
  expect(refund).toHaveBeenCalledTimes(2);
  refund.mockRestore();
  expect(await payment()).toMatchObject({ state: 'refunded' });
  const sent = await test.context.db
    .select()
    .from(mails)
    .where(eq(mails.onceName, `refund:${pay1}`));
  expect(sent[0]?.text).toContain('has been refunded');
  // A late capture report changes nothing.
  await webhook('payment.captured', { id: `late-${order.id}` });
  expect(await payment()).toMatchObject({ state: 'refunded' });
  const failed = `pay_failed_${order.id}`;
  await webhook('payment.failed', { entity: { id: failed } });
  await expect(refundPayment(test.context, { id: failed })).rejects.toThrow('nothing to refund');
});

// Spec: decisions Purchase
it.each([
  ['by the owner', () => refundPayment(test.context, { id: pay1 })],
  [
    'by a webhook',
    () =>
      webhook('refund.processed', {
        entity: { status: 'captured', amount_refunded: order.razorpay_amount },
      }),
  ],
  [
    'when the provider is asked',
    async () => {
      await test.context.db
        .update(sandboxPayments)
        .set({ status: 'refunded' })
        .where(eq(sandboxPayments.id, pay1));
      test.advanceMinutes(7 * 60);
      await reconcile(test.context);
    },
  ],
])('removes a refunded order from the orders to deliver: refunded %s', async (_how, refund) => {
  await verifyCaptured();
  await webhook('refund.processed', { entity: { status: 'captured', amount_refunded: 1 } });
  expect(await listedToDeliver()).toBe(true);
  await refund();
  expect(await listedToDeliver()).toBe(false);
  await expect(deliverOrder(test.context, { id: order.id })).rejects.toThrow(
    `Order ${order.id} is refunded`,
  );
  const { body } = await test.call('GET', `/api/user/orders/${order.id}/`, asha);
  expect(body).toMatchObject({
    payment_status: 'completed',
    delivery_status_display: 'Refunded',
    cancelled_at: null,
    refunded_at: expect.stringMatching(/Z$/),
  });
  expect((await test.call('GET', '/api/user/orders/', asha)).body).toEqual([body]);
});

// Spec: decisions Purchase
it('refunds a payment of a cancelled order and retries after an error', async () => {
  await cancelOrder(test.context, { id: order.id });
  await atProvider(pay1, 'captured');
  expect((await verify(proof())).status).toBe(400);
  expect(await problems()).toEqual([expect.stringContaining('cancelled order')]);
  const [mail] = await mailsNamed(`cancelled-payment:${pay1}`);
  expect(mail?.text).toContain('had been cancelled');
  expect(mail?.text).toContain('We are refunding your');

  const refund = vi.spyOn(provider(), 'refund').mockRejectedValueOnce(new ProviderError('timeout'));
  await reconcile(test.context);
  expect(refund).toHaveBeenCalledTimes(1);
  expect(await problems()).toHaveLength(1);
  test.advanceMinutes(1.1);
  await Promise.all([reconcile(test.context), reconcile(test.context)]);
  expect(refund).toHaveBeenCalledTimes(2);
  expect(await problems()).toEqual([]);
  expect(await payment()).toMatchObject({ state: 'refunded' });
  expect(await mailsNamed(`refund:${pay1}`)).toHaveLength(1);
  expect(await paymentStatus()).toBe('pending');
  test.advanceMinutes(60);
  await reconcile(test.context);
  expect(refund).toHaveBeenCalledTimes(2);
});

// Spec: decisions Purchase
it('does not refund a marked payment of a cancelled order', async () => {
  await cancelOrder(test.context, { id: order.id });
  await webhook('payment.captured');
  await refundPayment(test.context, { id: pay1, mark: 'Paid back in cash' });
  await reconcile(test.context);
  expect(await payment()).toMatchObject({ state: 'captured', note: 'Paid back in cash' });
});

// Spec: decisions Purchase
it('refunds in the next round when the cancel command fails', async () => {
  await verifyCaptured();
  vi.spyOn(provider(), 'refund').mockRejectedValueOnce(new ProviderError('timeout'));
  await expect(cancelOrder(test.context, { id: order.id })).rejects.toThrow('was not refunded');
  expect(await problems()).toHaveLength(1);
  test.advanceMinutes(3);
  await reconcile(test.context);
  expect(await problems()).toEqual([]);
  expect(await payment()).toMatchObject({ state: 'refunded' });
});

/** Mocks a payment at the provider of ₹10 less than the total. */
function partAtProvider(status: 'authorized' | 'captured', offer: string | undefined) {
  const part: ProviderPayment = {
    id: pay1,
    orderId: order.razorpay_order_id,
    amount: order.razorpay_amount - 1000,
    currency: 'INR',
    status,
  };
  const captured = { ...part, status: 'captured' as const };
  const atPresent = { status };
  const capture = vi.spyOn(provider(), 'capture').mockImplementation(async () => {
    atPresent.status = 'captured';
    return captured;
  });
  vi.spyOn(provider(), 'paymentsOf').mockImplementation(async (id) =>
    id === order.razorpay_order_id ? [{ ...part, status: atPresent.status }] : [],
  );
  vi.spyOn(provider(), 'offerOf').mockImplementation(async () => offer);
  vi.spyOn(provider(), 'isPaid').mockImplementation(
    async () => atPresent.status === 'captured' && offer !== undefined,
  );
  return { capture };
}

// Spec: decisions Purchase
it.each(['authorized', 'captured'] as const)(
  'accepts less than the total with an offer: %s',
  async (status) => {
    const { capture } = partAtProvider(status, 'offer_1');
    expect((await verify(proof())).status).toBe(200);
    expect(capture).toHaveBeenCalledTimes(status === 'captured' ? 0 : 1);
    const paid = order.razorpay_amount - 1000;
    expect(await payment()).toMatchObject({
      state: 'captured',
      amount: paid,
      problem: null,
      note: 'Rs.10.00 less than the total: offer offer_1',
    });
    const { text } = await listPayments(test.context, { limit: 1 });
    expect(text).toContain('offer offer_1');
    const { body } = await test.call('GET', `/api/user/orders/${order.id}/`, asha);
    expect(body).toMatchObject({ payment_status: 'completed', amount_paid: paid / 100 });
    const [mail] = await mailsNamed(`order-paid:${order.id}`);
    expect(mail?.text).toContain(`Order total: ${rupeesText(order.razorpay_amount)}`);
    expect(mail?.text).toContain(`Total paid: ${rupeesText(paid)}`);
  },
);

// Spec: decisions Purchase
it('resolves a part payment in the next round if it has an offer', async () => {
  partAtProvider('captured', 'offer_1');
  await webhook('payment.captured', { entity: { amount: order.razorpay_amount - 1000 } });
  expect(await problems()).toEqual([expect.stringContaining('part payment')]);
  await reconcile(test.context);
  expect(await problems()).toEqual([]);
  expect(await paymentStatus()).toBe('completed');
  expect(await paidMails()).toBe(1);
});

// Spec: decisions Purchase
it.each([
  ['authorized', 'authorised'],
  ['captured', 'mismatch'],
] as const)('lists less than the total without an offer: %s', async (status, state) => {
  const { capture } = partAtProvider(status, undefined);
  await verify(proof());
  expect(capture).not.toHaveBeenCalled();
  expect(await payment()).toMatchObject({ state, problem: 'part payment' });
  expect(await problems()).toEqual([expect.stringContaining('part payment')]);
  expect(await paymentStatus()).toBe('pending');
});

// Spec: decisions Purchase
it('keeps an order to deliver when its second payment is refunded', async () => {
  await verifyCaptured();
  const second = `pay_second_${order.id}`;
  await atProvider(second, 'captured');
  await webhook('payment.captured', { entity: { id: second } });
  await refundPayment(test.context, { id: second });
  expect(await listedToDeliver()).toBe(true);
});

it('records a refund that was made at the provider', async () => {
  await verifyCaptured();
  const second = `pay_second_${order.id}`;
  const entity = { id: second, status: 'captured' };
  await webhook('payment.captured', { entity });
  expect(await problems()).toHaveLength(1);
  const refunded = { ...entity, amount_refunded: order.razorpay_amount };
  await webhook('refund.processed', { entity: refunded });
  expect(await payment(second)).toMatchObject({ state: 'refunded', problem: 'second capture' });
  expect(await problems()).toEqual([]);
});

// Spec: decisions Server
it.each([
  [{ id: 'pay\0' }],
  [{ order_id: 'order\0' }],
  [{ id: 'p'.repeat(60_000) }],
  [{ id: { toString: 1 } }],
  [{ amount: -1e308 }],
])('accepts a signed webhook with %j', async (entity) => {
  await verifyCaptured(proof({}, order.razorpay_order_id, `pay_first_${order.id}`));
  expect((await webhook('payment.captured', { entity })).statusCode).toBe(200);
  expect(await paidMails()).toBe(1);
});

// Spec: decisions Server
it.each([['{}'], ['null'], ['\0'], ['\ufffd'], ['{"event":{}}'], ['['.repeat(60_000)]])(
  'accepts a signed webhook with the body %j',
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

it('treats an empty event id as missing', async () => {
  const other = await placedOrder(test, asha);
  const entity = { order_id: other.razorpay_order_id, id: 'pay_of_other' };
  await webhook('payment.captured', { entity, id: '' });
  await webhook('payment.captured', { id: '' });
  expect([await paymentStatus(other.id), await paymentStatus()]).toEqual([
    'completed',
    'completed',
  ]);
});
