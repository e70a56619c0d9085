import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { razorpay } from './razorpay.ts';

const asked: {
  method: string | undefined;
  url: string | undefined;
  login: string;
  body: string;
}[] = [];
let answer: { status: number; body: unknown };
let provider: Server;
let apiUrl: string;

beforeAll(async () => {
  provider = createServer(async (request: IncomingMessage, response) => {
    const { method, url, headers } = request;
    const login = Buffer.from(headers.authorization?.slice(6) ?? '', 'base64').toString();
    asked.push({ method, url, login, body: await text(request) });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  apiUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
});
afterAll(() => new Promise((done) => provider.close(done)));

const client = () => razorpay({ keyId: 'key', keySecret: 'secret', webhookSecret: 'w', apiUrl });

it('makes an order in paise and rupees’ currency, with its own login', async () => {
  answer = { status: 200, body: { id: 'order_1', status: 'created' } };
  expect(await client().createOrder({ amount: 109_800, receipt: 'order-41' })).toEqual({
    id: 'order_1',
  });
  expect(asked.at(-1)).toEqual({
    method: 'POST',
    url: '/v1/orders',
    login: 'key:secret',
    body: '{"amount":109800,"currency":"INR","receipt":"order-41"}',
  });
});

it('lists the tries to pay an order', async () => {
  const payment = { id: 'pay_1', status: 'captured', amount: 109_800 };
  answer = { status: 200, body: { entity: 'collection', count: 1, items: [payment] } };
  expect(await client().paymentsOf('order_1')).toEqual([payment]);
  expect(asked.at(-1)?.url).toBe('/v1/orders/order_1/payments');
});

it.each([
  [500, {}, 'answered 500'],
  [401, { error: { code: 'BAD_REQUEST_ERROR' } }, 'answered 401'],
  [200, {}, 'gave no order id'],
])('throws when the provider answers %s without an order', async (status, body, words) => {
  answer = { status, body };
  await expect(client().createOrder({ amount: 100, receipt: 'x' })).rejects.toThrow(words);
});
