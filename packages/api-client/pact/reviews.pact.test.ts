import { expect } from 'vitest';
import { api, serverErrors, statusOf } from '../src/index.ts';
import { anyReviewOf, expectedReview, reviewOf } from './expected.ts';
import { idFromState } from './from-state.ts';
import { badRequest, created, interaction } from './interaction.ts';
import { errorBody, exactlyOne } from './matchers.ts';
import {
  deliveryParams,
  orderParams,
  otherProductParams,
  reviewParams,
  stateParams,
} from './state-params.ts';

const { product_id } = stateParams;
const { status: _, ...publicReview } = expectedReview;

// Spec: 1 §3; 2 §7
interaction('a request for the reviews of a product', {
  given: ['a product has a published and a pending review', reviewParams],
  request: { method: 'GET', path: '/api/user/reviews/', query: { product_id: `${product_id}` } },
  // Backends without moderation may omit the status.
  response: { status: 200, body: exactlyOne(publicReview) },
  call: (dispatch) => dispatch(api.endpoints.listReviews.initiate({ productId: product_id })),
  check: ({ data }) => expect(data?.[0]?.rating).toBe(stateParams.rating),
});

interaction('a request for the reviews of a product that has none', {
  given: ['a product has no reviews', otherProductParams],
  request: {
    method: 'GET',
    path: '/api/user/reviews/',
    query: { product_id: `${stateParams.other_product_id}` },
  },
  response: { status: 200, body: [] },
  call: (dispatch) =>
    dispatch(api.endpoints.listReviews.initiate({ productId: stateParams.other_product_id })),
  check: ({ data }) => expect(data).toEqual([]),
});

const fromOrder = {
  user: 3,
  order: stateParams.order_id,
  product: product_id,
  rating: 5,
  review_text: 'No pigeons.',
};

// Spec: 2 §3; 2 §7
interaction('a review of a product of a delivered order', {
  given: [
    'a signed-in customer has an order',
    {
      ...orderParams,
      order_id: stateParams.order_id,
      delivery_status: 'delivered',
      payment_status: 'completed',
    },
  ],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/reviews/',
    body: { ...fromOrder, user: idFromState('user_id', 3) },
  },
  response: { status: created, body: reviewOf('published', 5, fromOrder.review_text) },
  call: (dispatch) => dispatch(api.endpoints.createReview.initiate({ newReview: fromOrder })),
  check: ({ data }) => expect(data?.status).toBe('published'),
});

const fromProduct = { product: product_id, rating: 4, review_text: 'Easy to fix.' };

// Spec: 2 §3; 2 §7
interaction('a review of a product that was not delivered to its author', {
  given: ['a signed-in customer has an address', deliveryParams],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/reviews/',
    body: fromProduct,
  },
  response: { status: created, body: anyReviewOf('pending', 4, fromProduct.review_text) },
  call: (dispatch) => dispatch(api.endpoints.createReview.initiate({ newReview: fromProduct })),
  check: ({ data }) => expect(data?.status).toBe('pending'),
});

interaction('a second review of the same product', {
  given: ['a signed-in customer has a review', reviewParams],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/reviews/',
    body: { ...fromProduct, rating: 3 },
  },
  response: {
    status: badRequest,
    body: errorBody.errors('You have already reviewed this product.'),
  },
  call: (dispatch) =>
    dispatch(api.endpoints.createReview.initiate({ newReview: { ...fromProduct, rating: 3 } })),
  check: ({ error }) => {
    expect(error && statusOf(error)).toBe(400);
    expect(error && serverErrors(error)[0]).toBe('You have already reviewed this product.');
  },
});

// Spec: 2 §3; 2 §7
interaction("a request for the customer's own reviews", {
  given: ['a signed-in customer has a review', reviewParams],
  session: 'asha',
  request: { method: 'GET', path: '/api/user/user-reviews/' },
  response: { status: 200, body: exactlyOne(expectedReview) },
  call: (dispatch) => dispatch(api.endpoints.listUserReviews.initiate()),
  check: ({ data }) => expect(data?.[0]?.status).toBe('published'),
});

interaction("a request for a newcomer's own reviews", {
  given: ['a customer is signed in', { name: 'Bilal Khan' }],
  session: 'newcomer',
  request: { method: 'GET', path: '/api/user/user-reviews/' },
  response: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listUserReviews.initiate()),
  check: ({ data }) => expect(data).toEqual([]),
});
