import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { fixtures } from '../src/mocks/index.ts';
import { created, interaction, isRefused, removed } from './interaction.ts';
import { known, otherSold, reviewed, sold } from './known.ts';
import { exactlyOne, refusal } from './meaning.ts';
import { otherProduct, ratedEntry, wishlistEntry } from './records.ts';

const { product_id, other_product_id } = known;
/** The one path without a trailing slash. */
const check = (id: number) => `/api/user/wishlist/${id}`;
const removal = (id: number) => `/api/user/wishlist/${id}/`;

interaction('a request for the wishlist', {
  given: ['a signed-in customer has a wishlist', reviewed],
  session: 'asha',
  request: { method: 'GET', path: '/api/user/wishlist/' },
  answer: { status: 200, body: exactlyOne(ratedEntry) },
  call: (dispatch) => dispatch(api.endpoints.listWishlist.initiate()),
  sees: ({ data }) => expect(data?.[0]?.id).toBe(product_id),
});

interaction('a request for the wishlist of a newcomer', {
  given: ['a customer is signed in', { name: 'Bilal Khan' }],
  session: 'newcomer',
  request: { method: 'GET', path: '/api/user/wishlist/' },
  answer: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listWishlist.initiate()),
  sees: ({ data }) => expect(data).toEqual([]),
});

interaction('a question about a product on the wishlist', {
  given: ['a signed-in customer has a wishlist', sold],
  session: 'asha',
  request: { method: 'GET', path: check(product_id) },
  answer: { status: 200, body: { is_wishlisted: true } },
  call: (dispatch) => dispatch(api.endpoints.checkWishlist.initiate({ productId: product_id })),
  sees: ({ data }) => expect(data).toBe(true),
});

interaction('a question about a product that is not on the wishlist', {
  given: ['a signed-in customer has an empty wishlist', otherSold],
  session: 'asha',
  request: { method: 'GET', path: check(other_product_id) },
  answer: { status: 200, body: { is_wishlisted: false } },
  call: (dispatch) =>
    dispatch(api.endpoints.checkWishlist.initiate({ productId: other_product_id })),
  sees: ({ data }) => expect(data).toBe(false),
});

const add = (product: number) => api.endpoints.addToWishlist.initiate({ body: { product } });

interaction('a product for the wishlist', {
  given: ['a signed-in customer has an empty wishlist', otherSold],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/wishlist/',
    body: { product: other_product_id },
  },
  answer: { status: created, body: { ...wishlistEntry, product_details: otherProduct } },
  call: (dispatch) => dispatch(add(other_product_id)),
  sees: ({ data }) => expect(data?.product_details.title).toBe(fixtures.steelSpikes.title),
});

interaction('a product that is on the wishlist already', {
  given: ['a signed-in customer has a wishlist', sold],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/wishlist/',
    body: { product: product_id },
  },
  answer: { status: created, body: wishlistEntry },
  call: (dispatch) => dispatch(add(product_id)),
  sees: ({ data }) => expect(data?.product_details.id).toBe(product_id),
});

interaction('a product for the wishlist that does not exist', {
  given: ['a customer is signed in', { name: 'Asha Rao' }],
  session: 'asha',
  request: { method: 'POST', path: '/api/user/wishlist/', body: { product: 999_999_999 } },
  answer: { status: 404, body: refusal.message('Product not found') },
  call: (dispatch) => dispatch(add(999_999_999)),
  sees: isRefused(404, 'Product not found'),
});

interaction('the removal of a product', {
  given: ['a signed-in customer has a wishlist', sold],
  session: 'asha',
  request: { method: 'DELETE', path: removal(product_id) },
  answer: { status: removed },
  call: (dispatch) =>
    dispatch(api.endpoints.removeFromWishlist.initiate({ productId: product_id })),
  sees: ({ error }) => expect(error).toBeUndefined(),
});

interaction('the removal of a product that is not on the wishlist', {
  given: ['a signed-in customer has an empty wishlist', otherSold],
  session: 'asha',
  request: { method: 'DELETE', path: removal(other_product_id) },
  answer: { status: removed },
  call: (dispatch) =>
    dispatch(api.endpoints.removeFromWishlist.initiate({ productId: other_product_id })),
  sees: ({ error }) => expect(error).toBeUndefined(),
});
