import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { orderToPay } from './expected.ts';
import { idFromState } from './from-state.ts';
import { badRequest, created, expectError, interaction } from './interaction.ts';
import { errorBody, exactly } from './matchers.ts';
import { deliveryParams, stateParams } from './state-params.ts';

const basket = (quantity: number) => ({
  user: 3,
  address: stateParams.address_id,
  items: [{ product: stateParams.product_id, quantity }],
  delivery_status: 'pending',
  payment_status: 'pending',
});

const attempt = (key: string, quantity: number) => ({
  session: 'asha' as const,
  request: {
    method: 'POST' as const,
    path: '/api/user/orders/',
    headers: { 'Idempotency-Key': key },
    // Only the server knows the user id.
    body: { ...basket(quantity), user: idFromState('user_id', 3) },
  },
});
const place = (key: string, quantity: number) =>
  api.endpoints.createOrder.initiate({ 'Idempotency-Key': key, newOrder: basket(quantity) });

const { razorpay_order_id } = stateParams;
const placed = { ...deliveryParams, quantity: 2, razorpay_order_id };

// Spec: 2 §3; 2 §4; 2 §7
interaction('an order with quantity 2', {
  ...attempt('attempt-1', 2),
  given: ['a signed-in customer has an address', deliveryParams],
  response: { status: created, body: orderToPay },
  call: (dispatch) => dispatch(place('attempt-1', 2)),
  check: ({ data }) => expect(data?.razorpay_amount).toBe(109800),
});

// Spec: decisions Purchase
interaction('the same order again, with the same key', {
  ...attempt('attempt-2', 2),
  given: ['an order was placed with a key', { ...placed, key: 'attempt-2' }],
  // The same provider order too, so that the customer cannot pay twice.
  response: {
    status: created,
    body: { ...orderToPay, razorpay_order_id: exactly(razorpay_order_id) },
  },
  call: (dispatch) => dispatch(place('attempt-2', 2)),
  check: ({ data }) => expect(data?.razorpay_order_id).toBe(razorpay_order_id),
});

interaction('another order with a used key', {
  ...attempt('attempt-3', 3),
  given: ['an order was placed with a key', { ...placed, key: 'attempt-3' }],
  response: { status: 422, body: errorBody.message('This attempt was started with another cart.') },
  call: (dispatch) => dispatch(place('attempt-3', 3)),
  check: expectError(422, 'This attempt was started with another cart.'),
});

interaction('an order with quantity 0', {
  ...attempt('attempt-4', 0),
  given: ['a signed-in customer has an address', deliveryParams],
  response: {
    status: badRequest,
    body: errorBody.message('quantity must be a whole number of at least 1'),
  },
  call: (dispatch) => dispatch(place('attempt-4', 0)),
  check: expectError(400, 'quantity must be a whole number of at least 1'),
});

interaction("an order to another customer's address", {
  ...attempt('attempt-5', 1),
  given: ['another customer has an address', deliveryParams],
  response: { status: 404, body: errorBody.message('Address not found') },
  call: (dispatch) => dispatch(place('attempt-5', 1)),
  check: expectError(404, 'Address not found'),
});
