import { MatchersV3 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { fixtures } from '../src/mocks/index.ts';
import { fromState } from './from-state.ts';
import { interaction, isRefused } from './interaction.ts';
import { ratingText, refusal } from './meaning.ts';
import { category, product, productSummary } from './records.ts';

const { eachLike } = MatchersV3;
const { slug } = fixtures.steelSpikes;

interaction('a request for all products', {
  given: ['products are on sale'],
  request: { method: 'GET', path: '/api/user/products/' },
  answer: { status: 200, body: eachLike(productSummary) },
  call: (dispatch) => dispatch(api.endpoints.listProducts.initiate()),
  sees: ({ data }) => expect(data?.[0]?.slug).toBe(slug),
});

interaction('a request for all products while there are none', {
  given: ['no products are on sale'],
  request: { method: 'GET', path: '/api/user/products/' },
  answer: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listProducts.initiate()),
  sees: ({ data }) => expect(data).toEqual([]),
});

interaction('a request for that product by slug', {
  given: ['a product is on sale', { slug }],
  request: { method: 'GET', path: `/api/user/products/${slug}/` },
  answer: { status: 200, body: { ...product, slug } },
  call: (dispatch) => dispatch(api.endpoints.getProduct.initiate({ slug })),
  sees: ({ data }) => expect(data?.bullets[4]).toBe(fixtures.steelSpikes.bullet_five),
});

interaction('a request for that product by id, as order pages ask, with its rating', {
  given: ['a product has a published review'],
  request: {
    method: 'GET',
    path: fromState('/api/user/products/{product_id}/', '/api/user/products/7/'),
  },
  answer: { status: 200, body: { ...product, average_rating: ratingText('4.3') } },
  call: (dispatch) => dispatch(api.endpoints.getProduct.initiate({ slug: '7' })),
  sees: ({ data }) => expect(data?.rating).toBe(4.3),
});

interaction('a request for a product that nobody has rated', {
  given: ['a product has no reviews'],
  request: {
    method: 'GET',
    path: fromState('/api/user/products/{product_id}/', '/api/user/products/8/'),
  },
  answer: { status: 200, body: { ...product, average_rating: null } },
  call: (dispatch) => dispatch(api.endpoints.getProduct.initiate({ slug: '8' })),
  sees: ({ data }) => expect(data?.rating).toBeNull(),
});

interaction('a request for an unknown product', {
  given: ['no product has this slug', { slug: 'moon-dust' }],
  request: { method: 'GET', path: '/api/user/products/moon-dust/' },
  answer: { status: 404, body: refusal.message('Not found') },
  call: (dispatch) => dispatch(api.endpoints.getProduct.initiate({ slug: 'moon-dust' })),
  sees: isRefused(404, 'Not found'),
});

interaction('a request for all categories', {
  given: ['products are on sale'],
  request: { method: 'GET', path: '/api/user/uploadCategory/' },
  answer: { status: 200, body: eachLike(category) },
  call: (dispatch) => dispatch(api.endpoints.listCategories.initiate()),
  sees: ({ data }) => expect(data).toEqual([{ id: 1, name: 'Bird Spikes' }]),
});

interaction('a request for all categories while there are none', {
  given: ['the shop has no content yet'],
  request: { method: 'GET', path: '/api/user/uploadCategory/' },
  answer: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listCategories.initiate()),
  sees: ({ data }) => expect(data).toEqual([]),
});
