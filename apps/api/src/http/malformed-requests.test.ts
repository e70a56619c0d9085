import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCustomer } from '../../testing/customers.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { bodyLimitOf } from './body-limit.ts';

let test: TestServer;
let token: string;
let addressId: number;
beforeAll(async () => {
  test = await startTestServer();
  ({ token, addressId } = await newCustomer(test));
});
afterAll(() => test.close());

const post = (path: string, payload: string, headers = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/user/${path}/`,
    payload,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...headers,
    },
  });

describe('a hostile request takes little CPU time', () => {
  const address = `a@${'./'.repeat(60_000)}`;
  const form = {
    name: 'Asha',
    contact: '',
    password: 'a long one',
    confirm_password: 'a long one',
  };
  it.each([
    ['send-otp', { email: address }],
    ['verify-otp', { email: address, otp: '123456' }],
    ['register', { ...form, email: address }],
    ['orders', { address: 1, items: Array(20_000).fill({}) }],
    ['orders', { items: Array(600).fill({}) }],
  ])('%s', async (path, body) => {
    const from = process.threadCpuUsage();
    const { statusCode, body: answer } = await post(path, JSON.stringify(body));
    expect(statusCode).toBe(400);
    expect(answer.length).toBeLessThan(1000);
    // CPU time in microseconds, which other programs do not change.
    expect(process.threadCpuUsage(from).user).toBeLessThan(500_000);
  });
});

// Spec: decisions Server
it.each([
  ['wishlist', 1024],
  ['send-otp', 3072],
  ['login', 4096],
  ['orders', 13_312],
  ['reviews', 33_000],
])('%s rejects a body of %i bytes', async (path, bytes) => {
  const { statusCode, body } = await post(path, `{"x":"${'x'.repeat(bytes)}"}`);
  expect(statusCode).toBe(400);
  expect(body).toContain('The request is too large.');
});

it('limits bodies of operations without a documented body', async () => {
  const { statusCode } = await test.app.inject({
    method: 'DELETE',
    url: '/api/user/wishlist/1/',
    payload: { x: 'x'.repeat(1024) },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(400);
});

it.each([
  [undefined, 1024],
  [{ type: 'object', properties: { product: { type: 'integer' } } }, 1024],
  [{ type: 'object', properties: { text: { type: 'string', maxLength: 1000 } } }, 7168],
  [{ type: 'object', properties: { text: { type: ['string', 'null'], maxLength: 1000 } } }, 7168],
  [{ type: 'array', maxItems: 100, items: { type: 'integer' } }, 4096 + 1024],
  [{ type: 'object', properties: { text: { type: 'string' } } }, 65_536],
  [{ type: 'array', items: { type: 'integer' } }, 65_536],
])('%j allows up to %i bytes', (schema, bytes) => {
  expect(bodyLimitOf(schema)).toBe(bytes);
});

// Spec: decisions Server
it('accepts the longest order of the contract', async () => {
  const items = Array.from({ length: 100 }, () => ({ product: 9007199254740991, quantity: 1000 }));
  const order = { user: 9007199254740991, address: addressId, items };
  const { statusCode } = await post('orders', JSON.stringify(order, null, 2));
  expect(statusCode).toBe(400); // more than 1000 of one product
  const mixed = items.map((item, n) => ({ ...item, product: item.product - n }));
  expect(
    (await post('orders', JSON.stringify({ ...order, items: mixed }, null, 2))).statusCode,
  ).toBe(404);
});

// Spec: decisions Server
it.each([
  [40, 400],
  [4000, 400],
  [400, 400],
])('rejects a body of %i levels', async (levels, status) => {
  const deep = '['.repeat(levels) + ']'.repeat(levels);
  const { statusCode } = await post(
    'contact',
    `{"name":"a","email":"a","subject":"a","message":"a","x":${deep}}`,
  );
  expect(statusCode).toBe(status);
});

// Spec: decisions Server
it.each(['', 'x'.repeat(256), 'x'.repeat(4000)])('rejects the Idempotency-Key %j', async (key) => {
  const order = { address: addressId, items: [{ product: 1, quantity: 1 }] };
  const { statusCode, body } = await post('orders', JSON.stringify(order), {
    'idempotency-key': key,
  });
  expect([statusCode, body]).toEqual([400, expect.stringContaining('idempotency-key')]);
});

it('reports one error for each wrong field', async () => {
  const { body } = await post('contact', JSON.stringify({ name: ' ', email: 5, subject: '' }));
  expect(JSON.parse(body)).toEqual({
    name: ['This field is required.'],
    email: ['Must be text.'],
    subject: ['This field is required.'],
    message: ['This field is required.'],
  });
});
