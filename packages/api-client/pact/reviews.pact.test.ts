import { expect } from 'vitest';
import { api, serverErrors, statusOf } from '../src/index.ts';
import { idFromState } from './from-state.ts';
import { created, interaction, malformed } from './interaction.ts';
import { delivered, known, ordered, otherSold, reviewed } from './known.ts';
import { exactlyOne, refusal } from './meaning.ts';
import { knownReview, reviewOf } from './records.ts';

const { product_id } = known;
const { status: _, ...publicReview } = knownReview;

interaction('a request for the reviews of a product', {
  given: ['a product has a published and a pending review', reviewed],
  request: { method: 'GET', path: '/api/user/reviews/', query: { product_id: `${product_id}` } },
  // Backends without moderation need not say that it is published.
  answer: { status: 200, body: exactlyOne(publicReview) },
  call: (dispatch) => dispatch(api.endpoints.listReviews.initiate({ productId: product_id })),
  sees: ({ data }) => expect(data?.[0]?.rating).toBe(known.rating),
});

interaction('a request for the reviews of a product that has none', {
  given: ['a product has no reviews', otherSold],
  request: {
    method: 'GET',
    path: '/api/user/reviews/',
    query: { product_id: `${known.other_product_id}` },
  },
  answer: { status: 200, body: [] },
  call: (dispatch) =>
    dispatch(api.endpoints.listReviews.initiate({ productId: known.other_product_id })),
  sees: ({ data }) => expect(data).toEqual([]),
});

const fromOrder = {
  user: 3,
  order: known.order_id,
  product: product_id,
  rating: 5,
  review_text: 'No pigeons.',
};

interaction('a review of a product of a delivered order', {
  given: [
    'a signed-in customer has an order',
    {
      ...ordered,
      order_id: known.order_id,
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
  answer: { status: created, body: reviewOf('published', 5, fromOrder.review_text) },
  call: (dispatch) => dispatch(api.endpoints.createReview.initiate({ newReview: fromOrder })),
  sees: ({ data }) => expect(data?.status).toBe('published'),
});

const fromProduct = { product: product_id, rating: 4, review_text: 'Easy to fix.' };

interaction('a review from the page of a product that was never delivered to its author', {
  given: ['a signed-in customer has an address', delivered],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/reviews/',
    body: fromProduct,
  },
  answer: { status: created, body: reviewOf('pending', 4, fromProduct.review_text) },
  call: (dispatch) => dispatch(api.endpoints.createReview.initiate({ newReview: fromProduct })),
  sees: ({ data }) => expect(data?.status).toBe('pending'),
});

interaction('a second review of the same product', {
  given: ['a signed-in customer has a review', reviewed],
  session: 'asha',
  request: {
    method: 'POST',
    path: '/api/user/reviews/',
    body: { ...fromProduct, rating: 3 },
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
  given: ['a signed-in customer has a review', reviewed],
  session: 'asha',
  request: { method: 'GET', path: '/api/user/user-reviews/' },
  answer: { status: 200, body: exactlyOne(knownReview) },
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
