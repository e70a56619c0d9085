import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { api, statusOf } from '../src/index.ts';
import { fixtures } from '../src/mocks/index.ts';
import { fromState, product, productSummary, ratingText, sentence } from './meaning.ts';
import { clientAt, userApi } from './provider.ts';

const { eachLike, integer } = MatchersV3;
const { slug } = fixtures.steelSpikes;

it('lists the products on sale', async () => {
  await userApi
    .addInteraction()
    .given('products are on sale')
    .uponReceiving('a request for all products')
    .withRequest('GET', '/api/user/products/')
    .willRespondWith(200, (answer) => answer.jsonBody(eachLike(productSummary)))
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url).dispatch(api.endpoints.listProducts.initiate());
      expect(data?.[0]?.slug).toBe(slug);
    });
});

it('shows one product by its slug', async () => {
  await userApi
    .addInteraction()
    .given('a product is on sale', { slug })
    .uponReceiving('a request for that product by slug')
    .withRequest('GET', `/api/user/products/${slug}/`)
    .willRespondWith(200, (answer) => answer.jsonBody({ ...product, slug }))
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url).dispatch(api.endpoints.getProduct.initiate({ slug }));
      expect(data?.bullet_five).toBe(fixtures.steelSpikes.bullet_five);
    });
});

it('finds a product of an order by its id, with its rating', async () => {
  await userApi
    .addInteraction()
    .given('a product has a published review')
    .uponReceiving('a request for that product by id')
    .withRequest('GET', fromState('/api/user/products/{product_id}/', '/api/user/products/7/'))
    .willRespondWith(200, (answer) =>
      answer.jsonBody({ ...product, average_rating: ratingText('4.3') }),
    )
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url).dispatch(
        api.endpoints.getProduct.initiate({ slug: '7' }),
      );
      expect(data?.average_rating).toBe('4.3');
    });
});

it('learns that a product is not there', async () => {
  await userApi
    .addInteraction()
    .given('no product has this slug', { slug: 'moon-dust' })
    .uponReceiving('a request for an unknown product')
    .withRequest('GET', '/api/user/products/moon-dust/')
    .willRespondWith(404, (answer) => answer.jsonBody({ message: sentence('Not found') }))
    .executeTest(async ({ url }) => {
      const { error } = await clientAt(url).dispatch(
        api.endpoints.getProduct.initiate({ slug: 'moon-dust' }),
      );
      expect(error && statusOf(error)).toBe(404);
    });
});

it('lists the categories', async () => {
  await userApi
    .addInteraction()
    .given('products are on sale')
    .uponReceiving('a request for all categories')
    .withRequest('GET', '/api/user/uploadCategory/')
    .willRespondWith(200, (answer) =>
      answer.jsonBody(eachLike({ id: integer(1), category_name: sentence('Bird Spikes') })),
    )
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url).dispatch(api.endpoints.listCategories.initiate());
      expect(data).toEqual([{ id: 1, category_name: 'Bird Spikes' }]);
    });
});
