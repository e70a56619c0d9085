import { MatchersV3 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { fixtures } from '../src/mocks/index.ts';
import { interaction, isRefused } from './interaction.ts';
import { known, otherSold, reviewed, sold, toldDetails } from './known.ts';
import { exactly, exactlyOne, exactRating, refusal } from './meaning.ts';
import { category, knownProduct, knownSummary, otherProduct } from './records.ts';

const { eachLike } = MatchersV3;
const { slug } = fixtures.steelSpikes;
const getById = (id: number) => api.endpoints.getProduct.initiate({ slug: String(id) });

interaction('a request for all products', {
  given: ['one product is on sale', { ...reviewed, slug }],
  request: { method: 'GET', path: '/api/user/products/' },
  answer: {
    status: 200,
    body: exactlyOne({
      ...knownSummary,
      slug: exactly(slug),
      average_rating: exactRating(known.rating),
    }),
  },
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
  given: ['a product is on sale', { ...sold, ...toldDetails, slug }],
  request: { method: 'GET', path: `/api/user/products/${slug}/` },
  answer: { status: 200, body: { ...knownProduct, slug } },
  call: (dispatch) => dispatch(api.endpoints.getProduct.initiate({ slug })),
  sees: ({ data }) => expect(data?.bullets[4]).toBe(fixtures.steelSpikes.bullet_five),
});

interaction('a request for that product by id, as order pages ask, with its rating', {
  given: ['a product has a published and a pending review', reviewed],
  request: { method: 'GET', path: `/api/user/products/${known.product_id}/` },
  answer: { status: 200, body: { ...knownSummary, average_rating: exactRating(known.rating) } },
  call: (dispatch) => dispatch(getById(known.product_id)),
  sees: ({ data }) => expect(data?.rating).toBe(known.rating),
});

interaction('a request for a product that nobody has rated', {
  given: ['a product has no reviews', otherSold],
  request: { method: 'GET', path: `/api/user/products/${known.other_product_id}/` },
  answer: { status: 200, body: { ...otherProduct, average_rating: null } },
  call: (dispatch) => dispatch(getById(known.other_product_id)),
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
