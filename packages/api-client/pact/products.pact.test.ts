import { MatchersV3 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { fixtures } from '../src/mocks/index.ts';
import { anyProduct, category, expectedProduct, expectedSummary } from './expected.ts';
import { expectError, interaction } from './interaction.ts';
import { errorBody, exactly, exactlyOne, exactRating } from './matchers.ts';
import {
  detailsParams,
  otherProductParams,
  productParams,
  reviewParams,
  stateParams,
} from './state-params.ts';

const { eachLike } = MatchersV3;
const { slug } = fixtures.steelSpikes;
const getById = (id: number) => api.endpoints.getProduct.initiate({ slug: String(id) });

// Spec: 1 §3; 2 §7
interaction('a request for all products', {
  given: ['one product is on sale', { ...reviewParams, slug }],
  request: { method: 'GET', path: '/api/user/products/' },
  response: {
    status: 200,
    body: exactlyOne({
      ...expectedSummary,
      slug: exactly(slug),
      average_rating: exactRating(stateParams.rating),
    }),
  },
  call: (dispatch) => dispatch(api.endpoints.listProducts.initiate()),
  check: ({ data }) => expect(data?.[0]?.slug).toBe(slug),
});

interaction('a request for all products while there are none', {
  given: ['no products are on sale'],
  request: { method: 'GET', path: '/api/user/products/' },
  response: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listProducts.initiate()),
  check: ({ data }) => expect(data).toEqual([]),
});

// Spec: 2 §3; 2 §7
interaction('a request for a product by slug', {
  given: ['a product is on sale', { ...productParams, ...detailsParams, slug }],
  request: { method: 'GET', path: `/api/user/products/${slug}/` },
  response: { status: 200, body: { ...expectedProduct, slug } },
  call: (dispatch) => dispatch(api.endpoints.getProduct.initiate({ slug })),
  check: ({ data }) => expect(data?.bullets[4]).toBe(fixtures.steelSpikes.bullet_five),
});

// Spec: 2 §7
interaction('a request for a product by id, with its rating', {
  given: ['a product has a published and a pending review', reviewParams],
  request: { method: 'GET', path: `/api/user/products/${stateParams.product_id}/` },
  response: {
    status: 200,
    body: {
      ...anyProduct(stateParams.product_id),
      average_rating: exactRating(stateParams.rating),
    },
  },
  call: (dispatch) => dispatch(getById(stateParams.product_id)),
  check: ({ data }) => expect(data?.rating).toBe(stateParams.rating),
});

interaction('a request for a product without reviews', {
  given: ['a product has no reviews', otherProductParams],
  request: { method: 'GET', path: `/api/user/products/${stateParams.other_product_id}/` },
  response: {
    status: 200,
    body: { ...anyProduct(stateParams.other_product_id), average_rating: null },
  },
  call: (dispatch) => dispatch(getById(stateParams.other_product_id)),
  check: ({ data }) => expect(data?.rating).toBeNull(),
});

interaction('a request for an unknown product', {
  given: ['no product has this slug', { slug: 'moon-dust' }],
  request: { method: 'GET', path: '/api/user/products/moon-dust/' },
  response: { status: 404, body: errorBody.message('Not found') },
  call: (dispatch) => dispatch(api.endpoints.getProduct.initiate({ slug: 'moon-dust' })),
  check: expectError(404, 'Not found'),
});

// Spec: 1 §3; 1 §7; 2 §7
interaction('a request for all categories', {
  given: ['products are on sale'],
  request: { method: 'GET', path: '/api/user/uploadCategory/' },
  response: { status: 200, body: eachLike(category) },
  call: (dispatch) => dispatch(api.endpoints.listCategories.initiate()),
  check: ({ data }) => expect(data).toEqual([{ id: 1, name: 'Bird Spikes' }]),
});

interaction('a request for all categories while there are none', {
  given: ['the shop has no content yet'],
  request: { method: 'GET', path: '/api/user/uploadCategory/' },
  response: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listCategories.initiate()),
  check: ({ data }) => expect(data).toEqual([]),
});
