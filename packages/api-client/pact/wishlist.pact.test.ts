import { MatchersV3 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { fixtures } from '../src/mocks/index.ts';
import { fromState, idFromState } from './from-state.ts';
import { created, interaction, isRefused, removed } from './interaction.ts';
import { refusal } from './meaning.ts';
import { wishlistEntry } from './records.ts';

const { eachLike } = MatchersV3;
/** The one path without a trailing slash. */
const check = (id: number) =>
  fromState('/api/user/wishlist/{product_id}', `/api/user/wishlist/${id}`);
const removal = (id: number) =>
  fromState('/api/user/wishlist/{product_id}/', `/api/user/wishlist/${id}/`);

interaction('a request for the wishlist', {
  given: ['a signed-in customer has a wishlist'],
  session: 'asha',
  request: { method: 'GET', path: '/api/user/wishlist/' },
  answer: { status: 200, body: eachLike(wishlistEntry) },
  call: (dispatch) => dispatch(api.endpoints.listWishlist.initiate()),
  sees: ({ data }) => expect(data?.[0]?.id).toBe(7),
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
  given: ['a signed-in customer has a wishlist'],
  session: 'asha',
  request: { method: 'GET', path: check(7) },
  answer: { status: 200, body: { is_wishlisted: true } },
  call: (dispatch) => dispatch(api.endpoints.checkWishlist.initiate({ productId: 7 })),
  sees: ({ data }) => expect(data).toBe(true),
});

interaction('a question about a product that is not on the wishlist', {
  given: ['a signed-in customer has an empty wishlist'],
  session: 'asha',
  request: { method: 'GET', path: check(8) },
  answer: { status: 200, body: { is_wishlisted: false } },
  call: (dispatch) => dispatch(api.endpoints.checkWishlist.initiate({ productId: 8 })),
  sees: ({ data }) => expect(data).toBe(false),
});

const add = (product: number) => api.endpoints.addToWishlist.initiate({ body: { product } });

interaction('a product for the wishlist', {
  given: ['a signed-in customer has an empty wishlist'],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/wishlist/',
    body: { product: idFromState('product_id', 8) },
  },
  answer: { status: created, body: wishlistEntry },
  call: (dispatch) => dispatch(add(8)),
  sees: ({ data }) => expect(data?.product_details.title).toBe(fixtures.steelSpikes.title),
});

interaction('a product that is on the wishlist already', {
  given: ['a signed-in customer has a wishlist'],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/wishlist/',
    body: { product: idFromState('product_id', 7) },
  },
  answer: { status: created, body: wishlistEntry },
  call: (dispatch) => dispatch(add(7)),
  sees: ({ data }) => expect(data?.product_details.id).toBe(7),
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
  given: ['a signed-in customer has a wishlist'],
  session: 'asha',
  request: { method: 'DELETE', path: removal(7) },
  answer: { status: removed },
  call: (dispatch) => dispatch(api.endpoints.removeFromWishlist.initiate({ productId: 7 })),
  sees: ({ error }) => expect(error).toBeUndefined(),
});

interaction('the removal of a product that is not on the wishlist', {
  given: ['a signed-in customer has an empty wishlist'],
  session: 'asha',
  request: { method: 'DELETE', path: removal(8) },
  answer: { status: removed },
  call: (dispatch) => dispatch(api.endpoints.removeFromWishlist.initiate({ productId: 8 })),
  sees: ({ error }) => expect(error).toBeUndefined(),
});
