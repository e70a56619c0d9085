import { MatchersV3 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { api, serverErrors, statusOf } from '../src/index.ts';
import { fromState, idFromState } from './from-state.ts';
import { created, interaction, malformed } from './interaction.ts';
import { refusal, sentence } from './meaning.ts';
import { review } from './records.ts';

const { eachLike } = MatchersV3;

interaction('a request for the reviews of a product', {
  given: ['a product has a published review'],
  request: {
    method: 'GET',
    path: '/api/user/reviews/',
    query: { product_id: fromState('{product_id}', '7') },
  },
  answer: { status: 200, body: eachLike({ ...review, status: 'published' }) },
  call: (dispatch) => dispatch(api.endpoints.listReviews.initiate({ productId: 7 })),
  sees: ({ data }) => expect(data?.[0]?.rating).toBe(5),
});

interaction('a request for the reviews of a product that has none', {
  given: ['a product has no reviews'],
  request: {
    method: 'GET',
    path: '/api/user/reviews/',
    query: { product_id: fromState('{product_id}', '8') },
  },
  answer: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listReviews.initiate({ productId: 8 })),
  sees: ({ data }) => expect(data).toEqual([]),
});

const fromOrder = { user: 3, order: 41, product: 7, rating: 5, review_text: 'No pigeons.' };

interaction('a review of a product of a delivered order', {
  given: [
    'a signed-in customer has an order',
    { delivery_status: 'delivered', payment_status: 'completed' },
  ],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/reviews/',
    body: {
      user: idFromState('user_id', 3),
      order: idFromState('order_id', 41),
      product: idFromState('product_id', 7),
      rating: 5,
      review_text: sentence(fromOrder.review_text),
    },
  },
  answer: { status: created, body: { ...review, status: 'published' } },
  call: (dispatch) => dispatch(api.endpoints.createReview.initiate({ newReview: fromOrder })),
  sees: ({ data }) => expect(data?.status).toBe('published'),
});

const fromProduct = { product: 7, rating: 4, review_text: 'Easy to fix.' };
const fromProductInState = { ...fromProduct, product: idFromState('product_id', 7) };

interaction('a review from the page of a product that was never delivered to its author', {
  given: ['a signed-in customer has an address'],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/reviews/',
    body: fromProductInState,
  },
  answer: { status: created, body: { ...review, status: 'pending' } },
  call: (dispatch) => dispatch(api.endpoints.createReview.initiate({ newReview: fromProduct })),
  sees: ({ data }) => expect(data?.status).toBe('pending'),
});

interaction('a second review of the same product', {
  given: ['a signed-in customer has a review'],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/reviews/',
    body: { ...fromProductInState, rating: 3 },
  },
  answer: { status: malformed, body: refusal.errors('You have already reviewed this product.') },
  call: (dispatch) =>
    dispatch(api.endpoints.createReview.initiate({ newReview: { ...fromProduct, rating: 3 } })),
  sees: ({ error }) => {
    expect(error && statusOf(error)).toBe(400);
    expect(error && serverErrors(error)[0]).toBe('You have already reviewed this product.');
  },
});

interaction("a request for the customer's own reviews", {
  given: ['a signed-in customer has a review'],
  session: 'asha',
  request: { method: 'GET', path: '/api/user/user-reviews/' },
  answer: { status: 200, body: eachLike(review) },
  call: (dispatch) => dispatch(api.endpoints.listUserReviews.initiate()),
  sees: ({ data }) => expect(data?.[0]?.status).toBe('published'),
});

interaction('a request for the own reviews of a newcomer', {
  given: ['a customer is signed in', { name: 'Bilal Khan' }],
  session: 'newcomer',
  request: { method: 'GET', path: '/api/user/user-reviews/' },
  answer: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listUserReviews.initiate()),
  sees: ({ data }) => expect(data).toEqual([]),
});
