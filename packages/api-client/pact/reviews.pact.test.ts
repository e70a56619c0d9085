import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { api } from '../src/index.ts';
import { bearer, fromState, review } from './meaning.ts';
import { clientAt, userApi } from './provider.ts';

const { eachLike } = MatchersV3;

it('lists the published reviews of a product', async () => {
  await userApi
    .addInteraction()
    .given('a product has a published review')
    .uponReceiving('a request for the reviews of that product')
    .withRequest('GET', '/api/user/reviews/', (request) =>
      request.query({ product_id: fromState('{product_id}', '7') }),
    )
    .willRespondWith(200, (answer) => answer.jsonBody(eachLike({ ...review, status: 'published' })))
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url).dispatch(
        api.endpoints.listReviews.initiate({ productId: 7 }),
      );
      expect(data?.[0]?.rating).toBe(5);
    });
});

it('publishes the review of a delivered product', async () => {
  const newReview = { user: 3, order: 41, product: 7, rating: 5, review_text: 'No pigeons.' };
  await userApi
    .addInteraction()
    .given('a signed-in customer has an order', {
      delivery_status: 'delivered',
      payment_status: 'completed',
    })
    .uponReceiving('a review of a product of that order')
    .withRequest('POST', '/api/user/reviews/', (request) =>
      request.headers(bearer).jsonBody({
        ...newReview,
        user: fromState('{user_id}', 3),
        order: fromState('{order_id}', 41),
        product: fromState('{product_id}', 7),
      }),
    )
    .willRespondWith(201, (answer) => answer.jsonBody({ ...review, status: 'published' }))
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url, true).dispatch(
        api.endpoints.createReview.initiate({ newReview }),
      );
      expect(data?.status).toBe('published');
    });
});
