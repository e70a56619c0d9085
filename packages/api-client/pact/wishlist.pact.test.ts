import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { ratedEntry } from './expected.ts';
import { created, expectError, interaction, removed } from './interaction.ts';
import { errorBody, exactlyOne, unread } from './matchers.ts';
import { otherProductParams, productParams, reviewParams, stateParams } from './state-params.ts';

const { product_id, other_product_id } = stateParams;
/** The only path without a trailing slash. */
const check = (id: number) => `/api/user/wishlist/${id}`;
const removal = (id: number) => `/api/user/wishlist/${id}/`;

// Spec: 2 §3; 2 §7
interaction('a request for the wishlist', {
  given: ['a signed-in customer has a wishlist', reviewParams],
  session: 'asha',
  request: { method: 'GET', path: '/api/user/wishlist/' },
  response: { status: 200, body: exactlyOne(ratedEntry) },
  call: (dispatch) => dispatch(api.endpoints.listWishlist.initiate()),
  check: ({ data }) => expect(data?.[0]?.id).toBe(product_id),
});

interaction('a request for the wishlist of a newcomer', {
  given: ['a customer is signed in', { name: 'Bilal Khan' }],
  session: 'newcomer',
  request: { method: 'GET', path: '/api/user/wishlist/' },
  response: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listWishlist.initiate()),
  check: ({ data }) => expect(data).toEqual([]),
});

// Spec: 2 §3; 2 §7; decisions Calls
interaction('a check for a product on the wishlist', {
  given: ['a signed-in customer has a wishlist', productParams],
  session: 'asha',
  request: { method: 'GET', path: check(product_id) },
  response: { status: 200, body: { is_wishlisted: true } },
  call: (dispatch) => dispatch(api.endpoints.checkWishlist.initiate({ productId: product_id })),
  check: ({ data }) => expect(data).toBe(true),
});

interaction('a check for a product that is not on the wishlist', {
  given: ['a signed-in customer has an empty wishlist', otherProductParams],
  session: 'asha',
  request: { method: 'GET', path: check(other_product_id) },
  response: { status: 200, body: { is_wishlisted: false } },
  call: (dispatch) =>
    dispatch(api.endpoints.checkWishlist.initiate({ productId: other_product_id })),
  check: ({ data }) => expect(data).toBe(false),
});

const add = (product: number) => api.endpoints.addToWishlist.initiate({ body: { product } });

// Spec: 2 §7
interaction('adding a product to the wishlist', {
  given: ['a signed-in customer has an empty wishlist', otherProductParams],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/wishlist/',
    body: { product: other_product_id },
  },
  response: { status: created, body: unread },
  call: (dispatch) => dispatch(add(other_product_id)),
  check: ({ error }) => expect(error).toBeUndefined(),
});

interaction('adding a product that is already on the wishlist', {
  given: ['a signed-in customer has a wishlist', reviewParams],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/wishlist/',
    body: { product: product_id },
  },
  response: { status: created, body: unread },
  call: (dispatch) => dispatch(add(product_id)),
  check: ({ error }) => expect(error).toBeUndefined(),
});

interaction('adding an unknown product to the wishlist', {
  given: ['a customer is signed in', { name: 'Asha Rao' }],
  session: 'asha',
  request: { method: 'POST', path: '/api/user/wishlist/', body: { product: 999_999_999 } },
  response: { status: 404, body: errorBody.message('Product not found') },
  call: (dispatch) => dispatch(add(999_999_999)),
  check: expectError(404, 'Product not found'),
});

// Spec: 2 §7
interaction('the removal of a product', {
  given: ['a signed-in customer has a wishlist', productParams],
  session: 'asha',
  request: { method: 'DELETE', path: removal(product_id) },
  response: { status: removed },
  call: (dispatch) =>
    dispatch(api.endpoints.removeFromWishlist.initiate({ productId: product_id })),
  check: ({ error }) => expect(error).toBeUndefined(),
});

interaction('the removal of a product that is not on the wishlist', {
  given: ['a signed-in customer has an empty wishlist', otherProductParams],
  session: 'asha',
  request: { method: 'DELETE', path: removal(other_product_id) },
  response: { status: removed },
  call: (dispatch) =>
    dispatch(api.endpoints.removeFromWishlist.initiate({ productId: other_product_id })),
  check: ({ error }) => expect(error).toBeUndefined(),
});
