import { expect, test } from 'vitest';
import operationsJson from '../../contracts/operations.json';
import { coverOf, operationAt } from './cover.ts';
import type { Operation } from './types.ts';

const operations = operationsJson as Operation[];
const of = (id: string) => operations.find((one) => one.id === id) as Operation;

test.each([
  ['GET', '/api/user/products/', 'listProducts'],
  ['GET', '/api/user/products/net/', 'getProduct'],
  ['GET', '/api/user/wishlist/7', 'checkWishlist'],
  ['DELETE', '/api/user/wishlist/7/', 'removeFromWishlist'],
  ['GET', '/api/user/unknown/', undefined],
])('%s %s is %s', (method, path, expected) => {
  expect(operationAt(operations, method, path)?.id).toBe(expected);
});

const example = (id: string, description: string) =>
  of(id).interactions.find((one) => one.description === description)?.body;

test('a response is covered by the interaction with the most equal values', () => {
  const description = 'a request for an order, delivery pending and payment failed';
  expect(coverOf(of('getOrder'), 200, example('getOrder', description))).toMatchObject({
    kind: 'interaction',
    description,
    states: ['a signed-in customer has an order'],
  });
});

test('null is covered only by an interaction with null', () => {
  const unrated = 'a request for a product without reviews';
  const body = { ...(example('getProduct', unrated) as object), average_rating: '4.0' };
  const cover = coverOf(of('getProduct'), 200, body);
  expect(cover).toMatchObject({ kind: 'interaction' });
  expect(JSON.stringify(cover)).not.toContain(unrated);
});

const products = example('listProducts', 'a request for all products') as object[];
test.each([
  ['a missing field', 200, [{ id: 1 }], 'no interaction with status 200 has this body'],
  ['another type', 200, [{ ...products[0], isBest: 'yes' }], 'no interaction with status 200'],
  ['an undocumented field', 200, [{ ...products[0], colour: 'red' }], '$[*].colour'],
  ['an undocumented status', 403, {}, 'status 403 is not documented'],
  ['an error without a message', 404, {}, 'status 404 is not documented'],
])('no contract promises %s', (_, status, body, reason) => {
  const cover = coverOf(of('listProducts'), status, body);
  expect(cover).toEqual({ kind: 'unpromised', reason: expect.stringContaining(reason) });
});

test.each([
  ['any field', { zip_code: ['No delivery to this pincode.'] }, 'interaction'],
  ['no field', {}, 'unpromised'],
  ['a message instead', { message: 'Rejected' }, 'unpromised'],
])('errors of %s: %s', (_, body, kind) => {
  expect(coverOf(of('createAddress'), 400, body).kind).toBe(kind);
});

test.each([
  ['no response', 'listProducts', undefined, 'failure'],
  ['a failing server', 'listProducts', 502, 'failure'],
  ['a limit, which no pact has', 'login', 429, 'documented'],
  ['a backend without the operation', 'getCapabilities', 404, 'documented'],
])('%s', (_, id, status, kind) => {
  expect(coverOf(of(id), status, undefined).kind).toBe(kind);
});
