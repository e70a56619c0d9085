import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { razorpay } from './razorpay.ts';

const asked: {
  method: string | undefined;
  url: string | undefined;
  login: string;
  body: string;
}[] = [];
interface Answer {
  status: number;
  body: unknown;
}
/** Default response. */
let answer: Answer;
let nextAnswers: Answer[] = [];
let provider: Server;
let apiUrl: string;

beforeAll(async () => {
  provider = createServer(async (request: IncomingMessage, response) => {
    const { method, url, headers } = request;
    const login = Buffer.from(headers.authorization?.slice(6) ?? '', 'base64').toString();
    asked.push({ method, url, login, body: await text(request) });
    const { status, body } = nextAnswers.shift() ?? answer;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  apiUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
});
afterAll(() => new Promise((done) => provider.close(done)));

const client = () => razorpay({ keyId: 'key', keySecret: 'secret', webhookSecret: 'w', apiUrl });

beforeEach(() => {
  nextAnswers = [];
});

it('creates an order in paise with basic authentication', async () => {
  answer = { status: 200, body: { id: 'order_1', status: 'created' } };
  expect(await client().createOrder({ amount: 109_800, receipt: 'order-41' })).toEqual({
    id: 'order_1',
  });
  expect(asked.at(-1)).toEqual({
    method: 'POST',
    url: '/v1/orders',
    login: 'key:secret',
    body: expect.any(String),
  });
  // Captures automatically.
  expect(JSON.parse(asked.at(-1)?.body ?? '')).toMatchObject({
    amount: 109_800,
    currency: 'INR',
    receipt: 'order-41',
    payment: { capture: 'automatic', capture_options: { manual_expiry_period: 7200 } },
  });
});

it('finds orders by receipt, oldest first', async () => {
  const order = (id: string, receipt: string, created_at: number) => ({
    id,
    amount: 100,
    receipt,
    created_at,
  });
  const items = [order('b', 'order-41', 2), order('a', 'order-41', 1), order('c', 'other', 0)];
  answer = { status: 200, body: { items } };
  expect(await client().ordersWith('order-41')).toEqual([
    { id: 'a', amount: 100 },
    { id: 'b', amount: 100 },
  ]);
  expect(asked.at(-1)?.url).toBe('/v1/orders?receipt=order-41');
});

it('lists the payments of an order', async () => {
  const entity = {
    id: 'pay_1',
    order_id: 'order_1',
    status: 'captured',
    amount: 109_800,
    currency: 'INR',
    amount_refunded: 0,
  };
  answer = { status: 200, body: { entity: 'collection', count: 1, items: [entity] } };
  expect(await client().paymentsOf('order_1')).toEqual([captured]);
  expect(asked.at(-1)?.url).toBe('/v1/orders/order_1/payments');
});

const captured = {
  id: 'pay_1',
  orderId: 'order_1',
  status: 'captured',
  amount: 109_800,
  currency: 'INR',
} as const;

it('captures the exact authorized amount', async () => {
  answer = { status: 200, body: { ...captured, order_id: 'order_1' } };
  expect(await client().capture({ ...captured, status: 'authorized' })).toEqual(captured);
  expect(asked.at(-1)).toMatchObject({
    method: 'POST',
    url: '/v1/payments/pay_1/capture',
    body: '{"amount":109800,"currency":"INR"}',
  });
});

it('refunds the whole payment, once', async () => {
  answer = { status: 200, body: { status: 'captured' } };
  await client().refund('pay_1');
  expect(asked.at(-1)).toMatchObject({ method: 'POST', url: '/v1/payments/pay_1/refund' });
  answer = { status: 200, body: { status: 'refunded' } };
  await client().refund('pay_1');
  expect(asked.at(-1)).toMatchObject({ method: 'GET', url: '/v1/payments/pay_1' });
});

it('treats a payment that another process has refunded as refunded', async () => {
  const rejected = { status: 400, body: { error: { description: 'fully refunded already' } } };
  nextAnswers = [{ status: 200, body: { status: 'captured' } }, rejected];
  answer = { status: 200, body: { status: 'refunded' } };
  await client().refund('pay_1');
  nextAnswers = [{ status: 200, body: { status: 'captured' } }, rejected];
  answer = { status: 200, body: { status: 'captured' } };
  await expect(client().refund('pay_1')).rejects.toMatchObject({ reason: 'refused' });
});

it.each([
  ['paid', true],
  ['attempted', false],
])('returns for an order that is %s whether it is paid', async (status, isPaid) => {
  answer = { status: 200, body: { id: 'order_1', amount: 1000, amount_paid: 900, status } };
  expect(await client().isPaid('order_1')).toBe(isPaid);
  expect(asked.at(-1)).toMatchObject({ method: 'GET', url: '/v1/orders/order_1' });
});

it.each([
  [{ offers: { entity: 'collection', count: 1, items: [{ id: 'offer_1' }] } }, 'offer_1'],
  [{ offer_id: 'offer_2' }, 'offer_2'],
  [{ offers: { entity: 'collection', count: 0, items: [] }, offer_id: null }, undefined],
  [{}, undefined],
])('finds the offer of a payment in %j', async (body, offer) => {
  answer = { status: 200, body };
  expect(await client().offerOf('pay_1')).toBe(offer);
  expect(asked.at(-1)?.url).toBe('/v1/payments/pay_1/?expand[]=offers');
});

const amountError = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Amount exceeds maximum amount allowed.',
  source: 'business',
  step: 'payment_initiation',
  reason: 'input_validation_failed',
  metadata: {},
};

// Spec: decisions Purchase
it.each([
  [{ ...amountError, field: 'amount' }, 'over limit'],
  [amountError, 'over limit'],
  [{ ...amountError, field: 'receipt' }, 'refused'],
  [{ ...amountError, code: 'GATEWAY_ERROR' }, 'refused'],
  [{ ...amountError, description: 'The currency is not supported.' }, 'refused'],
  [{ ...amountError, description: null }, 'refused'],
])('distinguishes a rejected amount from other errors: %j', async (error, reason) => {
  answer = { status: 400, body: { error } };
  await expect(client().createOrder({ amount: 100, receipt: 'x' })).rejects.toMatchObject({
    reason,
  });
});

// Spec: decisions Server
it.each([
  [500, {}, 'broken', 'gave no usable answer (500)'],
  [401, {}, 'wrong key', 'did not accept PAYMENT_KEY_ID and PAYMENT_KEY_SECRET (401)'],
  [400, { error: { description: 'Too little\n' } }, 'refused', 'refused (400: Too little )'],
  [200, {}, 'broken', 'no order id'],
])('throws when the provider responds with %s %j: %s', async (status, body, reason, message) => {
  answer = { status, body };
  const error = await client()
    .createOrder({ amount: 100, receipt: 'x' })
    .catch((thrown) => thrown);
  expect(error).toMatchObject({ reason, message: expect.stringContaining(message) });
});

// Spec: decisions Server
it('distinguishes timeouts from refused connections', async () => {
  const nobody = razorpay({
    keyId: 'key',
    keySecret: 'secret',
    webhookSecret: 'w',
    apiUrl: 'http://127.0.0.1:1',
  });
  await expect(nobody.paymentsOf('order_1')).rejects.toMatchObject({ reason: 'unreachable' });
  const aborted = AbortSignal.abort();
  await expect(client().paymentsOf('order_1', aborted)).rejects.toMatchObject({
    reason: 'timeout',
  });
});

it.each([[{ items: {} }], [{}], [{ items: [{ id: 'pay_1' }] }]])(
  'rejects %j as a list of payments',
  async (body) => {
    answer = { status: 200, body };
    await expect(client().paymentsOf('order_1')).rejects.toMatchObject({ reason: 'broken' });
  },
);
