import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { checkPayments } from './check-payments.ts';
import { razorpay } from './razorpay.ts';
import { signWebhook } from './signature.ts';

/** Fakes the provider and the shop. */
let server: Server;
let base: string;
let asked: string[];
let keysAreKnown: boolean;
let shopSecret: string;
const receipts = new Map<string, string>();

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    const body = await text(request);
    asked.push(`${method} ${url.split('?')[0]}`);
    const [status, answer] = answerTo(method, url, headers['x-razorpay-signature'], body);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  asked = [];
  keysAreKnown = true;
  shopSecret = 'webhook secret';
});

function answerTo(
  method: string | undefined,
  url: string,
  signature: unknown,
  body: string,
): [number, unknown] {
  if (url === '/api/webhooks/payment') {
    return [signature === signWebhook(shopSecret, body) ? 200 : 400, {}];
  }
  if (!keysAreKnown) return [401, {}];
  if (url.startsWith('/v1/payments')) return [200, { items: [] }];
  if (method === 'POST') {
    receipts.set('order_1', JSON.parse(body).receipt);
    return [200, { id: 'order_1' }];
  }
  const items = [{ id: 'order_1', amount: 100, receipt: receipts.get('order_1'), created_at: 1 }];
  return [200, { items }];
}

const check = (keyId: string, siteUrl: string | undefined = base) => {
  const apiUrl = `${base}/v1`;
  const payments = razorpay({
    keyId,
    keySecret: 'secret',
    webhookSecret: 'webhook secret',
    apiUrl,
  });
  return checkPayments({ payments, siteUrl, now: () => new Date() }, {});
};

// Spec: decisions Server
it('reports only the missing https', async () => {
  const { text, isFailed } = await check('rzp_test_1');
  expect(text.split('\n')).toEqual([
    'ok       Keys            accepted by the provider',
    'ok       Mode            test (rzp_test_1): no money moves',
    'ok       Webhook secret  set',
    'ok       Capture         automatic, set in each order',
    'ok       Orders          created and read back (order_1)',
    `missing  SITE_URL        ${base} does not begin with https://.`,
    `ok       Webhook         ${base}/api/webhooks/payment`,
    'Customers cannot pay yet.',
  ]);
  expect(isFailed).toBe(true);
});

// Spec: decisions Server
it('creates nothing with live keys', async () => {
  const { text } = await check('rzp_live_1');
  expect(text).toContain('live (rzp_live_1): money moves');
  expect(asked).toEqual(['GET /v1/payments', 'POST /api/webhooks/payment']);
});

it('reports unknown keys and an unknown mode', async () => {
  keysAreKnown = false;
  expect(await check('rzp_1')).toMatchObject({
    isFailed: true,
    data: expect.arrayContaining([
      {
        check: 'Keys',
        ok: false,
        text: expect.stringContaining(
          'did not accept PAYMENT_KEY_ID and PAYMENT_KEY_SECRET (401).',
        ),
      },
      { check: 'Mode', ok: false, text: expect.stringContaining('neither rzp_test_ nor') },
    ]),
  });
});

it('reports a webhook with another secret and one that does not respond', async () => {
  shopSecret = 'another';
  expect((await check('rzp_test_1')).text).toContain(
    'answered 400: its PAYMENT_WEBHOOK_SECRET differs.',
  );
  expect((await check('rzp_test_1', 'http://127.0.0.1:1')).text).toContain(
    'http://127.0.0.1:1/api/webhooks/payment does not answer.',
  );
});

it('reports missing settings', async () => {
  const context = { payments: undefined, siteUrl: undefined, now: () => new Date() };
  const { text, isFailed } = await checkPayments(context, {});
  expect(text.split('\n')).toEqual([
    'missing  Keys      Set PAYMENT_KEY_ID, PAYMENT_KEY_SECRET and PAYMENT_WEBHOOK_SECRET.',
    'missing  SITE_URL  Set it to the address of the shop.',
    'Customers cannot pay yet.',
  ]);
  expect(isFailed).toBe(true);
});

it('passes with an https address', async () => {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
    fetch(String(url).replace('https://shop.example', base), init),
  );
  const { text, isFailed } = await check('rzp_test_1', 'https://shop.example');
  expect(text).toContain('Customers can pay.');
  expect(isFailed).toBe(false);
});
