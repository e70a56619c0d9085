import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { states } from './states.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ PACT_STATES: '1' });
});
afterAll(() => test.close());

const setUp = async (state: string, params = {}) =>
  (await test.call('POST', '/_pact/states', { body: { state, params, action: 'setup' } })).body;
const productCount = async () => (await test.call('GET', '/api/user/products/')).body.length;

/** State -> names of the values in contracts/provider-states.md. */
const documented = new Map(
  readFileSync(new URL('../../../../contracts/provider-states.md', import.meta.url), 'utf8')
    .split('\n### ')
    .slice(1)
    .map((section): [string, string[]] => {
      const answers = /^- Answers: (.*)$/m.exec(section)?.[1] ?? '';
      return [
        section.split('\n')[0] ?? '',
        [...answers.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      ];
    }),
);

it('implements exactly the documented states', () => {
  expect(Object.keys(states).sort()).toEqual([...documented.keys()].sort());
});

it.each([...documented])(
  'returns a flat object with the documented values: %s',
  async (state, names) => {
    const values = await setUp(state);
    expect(Object.keys(values)).toEqual(expect.arrayContaining(names));
    for (const [name, value] of Object.entries(values)) {
      expect([name, value]).toEqual([name, expect.toSatisfy(isIdOrText)]);
    }
  },
);

const isIdOrText = (value: unknown) =>
  typeof value === 'number' ? value > 0 : typeof value === 'string' && value !== '';

it('rejects an unknown state and does nothing on teardown', async () => {
  const unknown = { state: 'constructor', action: 'setup' };
  expect((await test.call('POST', '/_pact/states', { body: unknown })).status).toBe(400);
  await setUp('products are on sale');
  const before = await productCount();
  const leave = { state: 'no products are on sale', action: 'teardown' };
  expect((await test.call('POST', '/_pact/states', { body: leave })).body).toEqual({});
  expect(before).toBeGreaterThan(20);
  expect(await productCount()).toBe(before);
});

it('empties and fills the catalog', async () => {
  await setUp('no products are on sale');
  expect(await productCount()).toBe(0);
  await setUp('a product is on sale', { slug: 'steel-bird-spikes-1m' });
  const { body } = await test.call('GET', '/api/user/products/steel-bird-spikes-1m/');
  expect(body.title).toBe('Steel Bird Spikes 1 m');
  await setUp('products are on sale');
  expect(await productCount()).toBeGreaterThan(20);
});

it('creates the records of the returned values', async () => {
  const customer = { email: 'asha@example.com', password: 'a long pass phrase' };
  await setUp('a customer is registered', customer);
  expect((await test.call('POST', '/api/user/login/', { body: customer })).status).toBe(200);

  const { token, order_id, ...proof } = await setUp(
    'a signed-in customer has paid at the provider',
  );
  const url = `/api/user/orders/${order_id}/verify_payment/`;
  expect((await test.call('POST', url, { token, body: proof })).status).toBe(200);

  const otp = await setUp('an OTP was mailed');
  expect((await test.call('POST', '/api/user/verify-otp/', { body: otp })).status).toBe(200);
});
