import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { api } from '../src/index.ts';
import { bearer, fromState, productSummary } from './meaning.ts';
import { clientAt, userApi } from './provider.ts';

const { eachLike, integer } = MatchersV3;

it('lists the wishlist', async () => {
  await userApi
    .addInteraction()
    .given('a signed-in customer has a wishlist')
    .uponReceiving('a request for the wishlist')
    .withRequest('GET', '/api/user/wishlist/', (request) => request.headers(bearer))
    .willRespondWith(200, (answer) =>
      answer.jsonBody(eachLike({ id: integer(2), product_details: productSummary })),
    )
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url, true).dispatch(api.endpoints.listWishlist.initiate());
      expect(data?.[0]?.product_details.id).toBe(7);
    });
});

it('asks whether a product is on the wishlist, on the one path without a trailing slash', async () => {
  await userApi
    .addInteraction()
    .given('a signed-in customer has a wishlist')
    .uponReceiving('a question about one product')
    .withRequest(
      'GET',
      fromState('/api/user/wishlist/{product_id}', '/api/user/wishlist/7'),
      (request) => request.headers(bearer),
    )
    .willRespondWith(200, (answer) => answer.jsonBody({ is_wishlisted: true }))
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url, true).dispatch(
        api.endpoints.checkWishlist.initiate({ productId: 7 }),
      );
      expect(data?.is_wishlisted).toBe(true);
    });
});

it('takes a product off the wishlist', async () => {
  await userApi
    .addInteraction()
    .given('a signed-in customer has a wishlist')
    .uponReceiving('the removal of that product')
    .withRequest(
      'DELETE',
      fromState('/api/user/wishlist/{product_id}/', '/api/user/wishlist/7/'),
      (request) => request.headers(bearer),
    )
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      const { error } = await clientAt(url, true).dispatch(
        api.endpoints.removeFromWishlist.initiate({ productId: 7 }),
      );
      expect(error).toBeUndefined();
    });
});
