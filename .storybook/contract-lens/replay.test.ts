import { getResponse, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import operationsJson from '../../contracts/operations.json';
import { replayHandler, variationsOf } from './replay.ts';
import type { Operation } from './types.ts';

const operations = operationsJson as Operation[];
const product = {
  id: 7,
  slug: 'net',
  title: 'Net',
  price: 549,
  image1: '/net.webp',
  keywords: 'k',
};
const original = http.get('*/api/user/products/', () => HttpResponse.json([product]));

const replayed = (replay: string) =>
  getResponse(
    [replayHandler(operations, replay, [original])],
    new Request('http://localhost/api/user/products/'),
  );
const bodyOf = async (replay: string) => await (await replayed(replay))?.json();

test.each([
  ['nulls', { image1: null, title: 'Net' }],
  ['text-prices', { price: '549.00' }],
  ['devanagari', { title: expect.stringMatching(/\p{Script=Devanagari}/u), slug: 'net' }],
  ['long', { title: expect.stringMatching(/^Net .{30,}/), slug: 'net' }],
])('replays a list with %s', async (variation, expected) => {
  expect(await bodyOf(`listProducts-${variation}`)).toEqual([expect.objectContaining(expected)]);
});

test.each([
  ['no-optional', 'keywords'],
  ['without-price', 'price'],
])('replays a list with %s: no %s', async (variation, name) => {
  const [entry] = await bodyOf(`listProducts-${variation}`);
  expect(entry).not.toHaveProperty(name);
  expect(entry).toHaveProperty('title');
});

test.each([0, 1, 200])('replays a list of %i items with ids of their own', async (length) => {
  const list: { id: number }[] = await bodyOf(`listProducts-${length}-items`);
  expect(list).toHaveLength(length);
  expect(new Set(list.map(({ id }) => id)).size).toBe(length);
});

test('replays an error with the body of a pact', async () => {
  const handler = replayHandler(operations, 'getProduct-404', []);
  const response = await getResponse(
    [handler],
    new Request('http://localhost/api/user/products/net/'),
  );
  expect(response?.status).toBe(404);
  expect(await response?.json()).toEqual({ message: 'Not found' });
});

test('replays a failed connection and malformed JSON', async () => {
  expect((await replayed('listProducts-none'))?.type).toBe('error');
  await expect(bodyOf('listProducts-malformed')).rejects.toThrow(SyntaxError);
});

test.each(['nothing', 'listProducts-418', 'listProducts-without-nothing'])(
  'rejects the unknown replay %s',
  (replay) => {
    expect(() => replayHandler(operations, replay, [])).toThrow(`Unknown replay: ${replay}.`);
  },
);

test('every documented error of an operation can be replayed', () => {
  for (const operation of operations) {
    const ids = variationsOf(operation).map(({ id }) => id);
    for (const status of operation.statuses.filter((one) => one >= 400))
      expect(ids).toContain(String(status));
  }
});
