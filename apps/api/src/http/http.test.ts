import { afterAll, beforeAll, expect, it } from 'vitest';
import * as make from '../../dev/states/make.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let test: TestServer;
let log = '';
beforeAll(async () => {
  const env = { CORS_ORIGINS: 'https://shop.example', CONTACTS_PER_HOUR: '3', LOG_LEVEL: 'trace' };
  test = await startTestServer(env, {
    write(line) {
      log += line;
    },
  });
});
afterAll(() => test.close());

const login = (payload: string | Buffer, type = 'application/json') =>
  test.app.inject({
    method: 'POST',
    url: '/api/user/login/',
    payload,
    headers: { 'content-type': type },
  });

it.each([
  ['invalid JSON', '{"email":', 'application/json'],
  ['another type', 'email=a&password=b', 'application/x-www-form-urlencoded'],
  ['no body', '', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a NUL', '{"email":"a\\u0000@example.com","password":"x"}', 'application/json'],
  ['a prototype', '{"__proto__":{"x":1},"email":"a","password":"b"}', 'application/json'],
  ['over 64 kB', `{"email":"a","password":"b","x":"${'x'.repeat(65_536)}"}`, 'application/json'],
])('rejects %s with the documented error shape', async (_what, payload, type) => {
  const response = await login(payload, type);
  expect(response.statusCode).toBe(400);
  const { errors, ...more } = response.json();
  expect(more).toEqual({});
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.filter((text: unknown) => typeof text !== 'string' || text === '')).toEqual([]);
});

it('lists products with their keywords', async () => {
  const { body } = await test.call('GET', '/api/user/products/');
  const products = body as unknown as { slug: string; keywords: string }[];
  const ties = products.find(({ slug }) => slug === 'uv-cable-ties-pack-of-100');
  expect(ties?.keywords).toContain('zip ties');
});

it('responds with a message to unknown paths and methods', async () => {
  for (const [method, url] of [
    ['GET', '/'],
    ['GET', '/products'],
    ['GET', '/seo-json/seo.json'],
    ['GET', '/api/nothing'],
    ['PUT', '/api/user/products/'],
    ['GET', '/api/user/products'],
  ] as const) {
    expect(await test.call(method, url)).toMatchObject({
      status: 404,
      body: { message: 'Not found' },
    });
  }
});

it.each([
  ['/api/user/products/', 200],
  ['/api/user/reviews/', 400],
  ['/api/user/profile/', 401],
  ['/api/nothing', 404],
  ['/api/%zz', 400],
])('sends security headers with %s, %i', async (url, expected) => {
  const { status, headers } = await test.call('GET', url);
  expect(status).toBe(expected);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['strict-transport-security']).toBeUndefined();
});

it('sends CORS headers only to allowed origins', async () => {
  const allowed = async (origin: string) =>
    (await test.call('GET', '/api/user/products/', { headers: { origin } })).headers[
      'access-control-allow-origin'
    ];
  expect(await allowed('https://shop.example')).toBe('https://shop.example');
  expect(await allowed('https://evil.example')).toBeUndefined();
  const { headers } = await test.call('GET', '/api/user/products/', {
    headers: { origin: 'https://shop.example' },
  });
  expect(headers['access-control-expose-headers']).toContain('retry-after');
});

it('limits enquiries by IP and ignores X-Forwarded-For', async () => {
  const body = { name: 'Asha', email: 'a', subject: 'b', message: 'c' };
  const statuses = [];
  for (let n = 0; n < 4; n++) {
    const headers = { 'x-forwarded-for': `10.0.0.${n}` };
    const call = { body, headers, remoteAddress: '8.8.4.4' };
    statuses.push((await test.call('POST', '/api/user/contact/', call)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  test.advanceMinutes(59);
  const call = { body, remoteAddress: '8.8.4.4' };
  const { headers } = await test.call('POST', '/api/user/contact/', call);
  // The last minute of the hour.
  expect(Number(headers['retry-after'])).toBeGreaterThan(50);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
});

it('hides an internal error and logs it without the request data', async () => {
  const { token } = await make.customer(test.context);
  const { insert } = test.context.db;
  test.context.db.insert = () => {
    throw new Error('Failed query: insert … params: monsoon ledge kite', {
      cause: new Error('the disk is full'),
    });
  };
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/user/wishlist/',
    payload: { product: 1 },
    headers: { authorization: `Bearer ${token}` },
  });
  test.context.db.insert = insert;
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.json()).toEqual({ message: 'Something went wrong.' });
  expect(log).toContain('the disk is full');
  expect(log).toContain('addToWishlist');
  expect(log).not.toMatch(/monsoon|eyJ/);
});

it('compresses long responses', async () => {
  const { headers } = await test.app.inject({
    method: 'GET',
    url: '/api/user/products/',
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers['content-encoding']).toBe('br');
});

it('hides the owner routes without the token', async () => {
  const url = '/admin/commands/orders:deliver';
  expect((await test.call('POST', url)).status).toBe(404);
  expect((await test.call('POST', url, { token: 'wrong' })).status).toBe(404);
});
