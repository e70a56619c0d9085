import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as make from '../../dev/states/make.ts';
import { rateLimits, wishlistEntries } from '../../src/db/schema.ts';
import { operations } from '../contract.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { errorOf } from './check-answer.ts';
import { watchDatabase } from './database-watch.ts';
import { type GeneratedRequest, requestsOf } from './requests.ts';

const generated: GeneratedRequest = {
  operation: 'addToWishlist',
  method: 'POST',
  path: '/api/user/wishlist/',
  token: 'valid',
  params: {},
  query: {},
  headers: {},
  body: { product: 7 },
  damage: 'none',
};

describe('the check of a response', () => {
  const assessPayment =
    (isExternal: boolean) =>
    (status: number, body: unknown, changed: Partial<GeneratedRequest> = {}) => {
      const request = { ...generated, ...changed };
      const payload = JSON.stringify(request.body);
      const sent = { method: request.method, url: request.path, headers: {}, payload };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return errorOf(request, sent, { status, text, headers: {}, milliseconds: 1 }, isExternal);
    };
  const [check, checkedExternal] = [assessPayment(false), assessPayment(true)];
  const errorBody = { message: 'no' };

  it('accepts documented responses', () => {
    expect(check(404, errorBody)).toBeUndefined();
    expect(check(401, errorBody, { token: 'none' })).toBeUndefined();
    expect(check(400, errorBody, { body: { product: '7' } })).toBeUndefined();
  });

  it.each([
    ['a server error', 500, errorBody, {}, 'a server error: 500'],
    ['an undocumented status', 418, errorBody, {}, 'status 418 is not documented'],
    ['a wrong body', 404, { detail: 'no' }, {}, "required property 'message'"],
    ['invalid JSON', 404, '<html>', {}, 'not JSON: <html>'],
    ['a secret', 404, { message: 'no', passwordHash: 'x' }, {}, 'contains a secret'],
    ['a response without a session', 404, errorBody, { token: 'none' }, '404 without a session'],
  ] as const)('reports %s', (_what, status, body, changed, error) => {
    expect(check(status, body, changed)).toContain(error);
  });

  it('reports an accepted malformed request', () => {
    const gone = { operation: 'sendOtp', path: '/api/user/send-otp/', body: { email: 7 } };
    expect(check(200, { message: 'on its way' }, gone)).toContain('for a malformed request');
    expect(checkedExternal(200, { message: 'on its way' }, gone)).toContain(
      'for a malformed request',
    );
  });

  const order = { operation: 'createOrder', path: '/api/user/orders/' };
  const toPay = { id: 4, key: 'k', razorpay_amount: 100, razorpay_order_id: 'o' };
  const cart = { address: 5, items: [{ product: 7, quantity: 1 }] };
  const nowhere = { operation: 'checkWishlist', method: 'GET', path: '/api/user/wishlist/%2F' };
  it.each<[string, Parameters<typeof check>]>([
    ['200 instead of 201', [200, toPay, { ...order, body: cart }]],
    ['422 for a malformed request', [422, errorBody, { body: { product: '7' } }]],
    ['415 for invalid JSON', [415, errorBody, { damage: 'not JSON' }]],
    ['404 for an unknown path', [404, errorBody, { ...nowhere, token: 'none' }]],
    ['400 before 401', [400, errorBody, { body: {}, token: 'none' }]],
    ['ignored fields without effect', [201, toPay, { ...order, body: { ...cart, user: 'I' } }]],
  ])('allows variations of another server: %s', (_what, args) => {
    expect(checkedExternal(...args)).toBeUndefined();
    expect(check(...args)).toBeTruthy();
  });
});

describe('the database watch', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer();
  });
  afterAll(() => test.close());

  it('reports inserted, changed and deleted rows, but not counters', async () => {
    const { db } = test.context;
    const { id } = await make.customer(test.context);
    const watch = await watchDatabase(db);
    expect(await watch.changes()).toEqual([]);

    await make.wishlistEntry(test.context, id, 1);
    expect(await watch.changes()).toEqual(['wishlist_entries']);
    await db.update(wishlistEntries).set({ createdAt: new Date() });
    expect(await watch.changes()).toEqual(['wishlist_entries']);
    await db.delete(wishlistEntries);
    expect(await watch.changes()).toEqual(['wishlist_entries']);

    await db.insert(rateLimits).values({ key: 'a', count: 1, windowStart: new Date() });
    expect(await watch.changes()).toEqual([]);
  });
});

it('generates the same valid and invalid requests from the same seed', () => {
  const sample = () => fc.sample(requestsOf(operations), { seed: 7, numRuns: 300 });
  expect(sample()).toEqual(sample());
  expect(new Set(sample().map(({ operation }) => operation)).size).toBeGreaterThan(20);
  expect(new Set(sample().map(({ damage }) => damage)).size).toBe(3);
});
