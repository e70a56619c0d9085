import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { pagesOf } from '../../../testing/pages-of.ts';
import { adminToken, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { publishReview, rejectReview } from './publishing.ts';

let test: TestServer;
let asha: { id: number; token: string };
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());
beforeEach(async () => {
  asha = await make.customer(test.context);
});

const paid = { deliveryStatus: 'delivered', paymentStatus: 'completed' } as const;
const review = (body: object, token = asha.token) =>
  test.call('POST', '/api/user/reviews/', {
    token,
    body: { rating: 4, review_text: 'No pigeons since Diwali.', ...body },
  });
const publicReviews = async (product: number): Promise<{ id: number; rating: number }[]> =>
  (await test.call('GET', `/api/user/reviews/?product_id=${product}`)).body;
const averageRating = async (product: number): Promise<string | null> =>
  (await test.call('GET', `/api/user/products/${product}/`)).body.average_rating;

// Spec: decisions Calls
it('publishes the review of a delivered product at once and counts its rating', async () => {
  const { productId: product, id: order } = await make.order(test.context, asha.id, paid);
  const before = (await publicReviews(product)).length;
  const averageBefore = await averageRating(product);
  const { status, body } = await review({ user: asha.id, order, product, rating: 1 });
  expect(status).toBe(201);
  const mark = { verified_purchase: true };
  expect(body).toMatchObject({
    ...{ product, user_name: 'Asha Rao', rating: 1, status: 'published' },
    ...mark,
  });
  const shown = await publicReviews(product);
  expect(shown).toHaveLength(before + 1);
  expect(shown[0]).toMatchObject({ id: body.id, ...mark });
  const sum = shown.reduce((all, { rating }) => all + rating, 0);
  expect(await averageRating(product)).toBe((sum / shown.length).toFixed(1));
  expect(await averageRating(product)).not.toBe(averageBefore);
});

it('publishes a review without an order if a delivered order contains the product', async () => {
  const { productId: product } = await make.order(test.context, asha.id, paid);
  expect((await review({ product })).body.status).toBe('published');
});

// Spec: decisions Calls
it('hides other reviews until they are published', async () => {
  const before = await averageRating(20);
  const { body } = await review({ product: 20, status: 'published', rating: 1 });
  expect(body).toMatchObject({ status: 'pending', verified_purchase: false });
  expect(await averageRating(20)).toBe(before);
  expect(await publicReviews(20)).not.toContainEqual(expect.objectContaining({ id: body.id }));
  const own = await test.call('GET', '/api/user/user-reviews/', asha);
  expect(own.body).toEqual([body]);

  const headers = { authorization: `Bearer ${adminToken}` };
  const publish = { headers, body: { id: body.id } };
  expect((await test.call('POST', '/admin/commands/reviews:publish', publish)).status).toBe(200);
  expect(await publicReviews(20)).toContainEqual(expect.objectContaining({ id: body.id }));
  expect(await averageRating(20)).not.toBe(before);
});

// Spec: decisions Server
it('counts the ratings of reviews that are published in parallel', async () => {
  const before = await publicReviews(7);
  const authors = await Promise.all(Array.from({ length: 4 }, () => make.customer(test.context)));
  const ids = [];
  for (const { token } of authors) ids.push((await review({ product: 7 }, token)).body.id);
  await Promise.all(ids.map((id) => publishReview(test.context, { id })));
  test.context.catalog.invalidate();
  const { body } = await test.call('GET', '/api/user/products/7/');
  expect(body.review_count).toBe(before.length + 4);

  await rejectReview(test.context, { id: ids[0] });
  test.context.catalog.invalidate();
  const after = (await test.call('GET', '/api/user/products/7/')).body;
  expect(after.review_count).toBe(before.length + 3);
});

// Spec: decisions Server
it('lists reviews in pages, each with a link to the next', async () => {
  const all = await publicReviews(1);
  const url = '/api/user/reviews/?product_id=1';
  const read = await pagesOf(test, `${url}&limit=2`);
  expect(read.length).toBeGreaterThan(1);
  expect(read.flat()).toEqual(all);
  const own = [4, 5, 6].map((product) => review({ product }));
  const written = (await Promise.all(own)).map(({ body }) => body.id);
  const mine = await pagesOf(test, '/api/user/user-reviews/?limit=2', asha);
  expect(mine.map((page) => page.length)).toEqual([2, 1]);
  expect(
    mine
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(written.sort());
  // The review of another product, and one that only its author sees.
  for (const id of [(await publicReviews(2))[0]?.id, written[0]]) {
    expect((await test.call('GET', `${url}&cursor=${id}`)).status).toBe(400);
  }
});

it('rejects an order that is not delivered, of another customer, or without the product', async () => {
  const ravi = await make.customer(test.context);
  const waiting = await make.order(test.context, asha.id, { paymentStatus: 'completed' });
  const others = await make.order(test.context, ravi.id, paid);
  const own = await make.order(test.context, asha.id, paid);
  for (const [order, product] of [
    [waiting.id, waiting.productId],
    [others.id, others.productId],
    [own.id, own.productId + 1],
    [2 ** 40, 1],
  ]) {
    expect(await review({ order, product })).toMatchObject({
      status: 400,
      body: { errors: [expect.stringContaining('once that order is delivered')] },
    });
  }
});

it('accepts one of two parallel reviews of a product', async () => {
  const both = await Promise.all([review({ product: 4 }), review({ product: 4 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  const third = await review({ product: 4 });
  expect(third.body).toEqual({ errors: ['You have already reviewed this product.'] });
});

it.each([
  [{ rating: 0 }, 'rating'],
  [{ rating: 6 }, 'rating'],
  [{ rating: 4.5 }, 'rating'],
  [{ rating: '5' }, 'rating'],
  [{ review_text: '  ' }, 'Please provide a rating and a review.'],
  [{ review_text: 'a\0b' }, 'not text'],
  [{ review_text: 'a'.repeat(5001) }, 'review_text'],
  [{ product: 2 ** 40 }, 'does not exist'],
  [{ product: 'x' }, 'product'],
])('rejects %j', async (body, message) => {
  const answer = await review({ product: 5, ...body });
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0]).toContain(message);
});

it('hides email addresses and requires a product', async () => {
  const shown = await publicReviews(1);
  expect(shown.length).toBeGreaterThan(0);
  expect(JSON.stringify(shown)).not.toContain('@');
  expect(await publicReviews(2 ** 40)).toEqual([]);
  expect((await test.call('GET', '/api/user/reviews/')).status).toBe(400);
  expect((await test.call('GET', '/api/user/reviews/?product_id=x')).status).toBe(400);
});
