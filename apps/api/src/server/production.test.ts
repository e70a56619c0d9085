import { afterAll, beforeAll, expect, it } from 'vitest';
import { newShopper } from '../../testing/shoppers.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  const JWT_SECRET = 'a secret of more than thirty-two characters';
  test = await startTestShop({ NODE_ENV: 'production', JWT_SECRET });
});
afterAll(() => test.close());

it.each([
  ['GET', '/sandbox/checkout.js'],
  ['GET', '/sandbox/outbox'],
  ['GET', '/sandbox/outbox.json'],
  ['POST', '/sandbox/payments'],
  ['POST', '/_pact/states'],
] as const)('is without %s %s', async (method, url) => {
  expect((await test.call(method, url, method === 'POST' ? { body: {} } : {})).status).toBe(404);
});

it('demands HTTPS', async () => {
  const { headers } = await test.call('GET', '/api/user/products/');
  expect(headers['strict-transport-security']).toContain('max-age=');
});

it('takes no order and no webhook while no payment provider is set up', async () => {
  const { token, addressId } = await newShopper(test);
  const body = { address: addressId, items: [{ product: 1, quantity: 1 }] };
  expect((await test.call('POST', '/api/user/orders/', { token, body })).status).toBe(502);
  expect((await test.call('POST', '/api/webhooks/payment', { body: {} })).status).toBe(404);
});
