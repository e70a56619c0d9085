import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { idFromState } from './from-state.ts';
import { created, interaction, isRefused, malformed } from './interaction.ts';
import { refusal } from './meaning.ts';
import { orderToPay } from './records.ts';

const basket = (quantity: number, address = 5) => ({
  user: 3,
  address,
  items: [{ product: 7, quantity }],
  delivery_status: 'pending',
  payment_status: 'pending',
});

/** The same, with the ids that the state answers. */
const basketInState = (quantity: number, address = 5) => ({
  ...basket(quantity),
  user: idFromState('user_id', 3),
  address: idFromState('address_id', address),
  items: [{ product: idFromState('product_id', 7), quantity }],
});

const attempt = (key: string, quantity: number) => ({
  session: 'asha' as const,
  request: {
    method: 'POST' as const,
    path: '/api/user/orders/',
    headers: { 'Idempotency-Key': key },
    body: basketInState(quantity),
  },
});
const place = (key: string, quantity: number, address = 5) =>
  api.endpoints.createOrder.initiate({
    'Idempotency-Key': key,
    newOrder: basket(quantity, address),
  });

interaction('an order of two pieces of one product', {
  ...attempt('attempt-1', 2),
  given: ['a signed-in customer has an address'],
  answer: { status: created, body: orderToPay },
  call: (dispatch) => dispatch(place('attempt-1', 2)),
  sees: ({ data }) => expect(data?.razorpay_amount).toBe(109800),
});

interaction('the same order once more, with the key of the first try', {
  ...attempt('attempt-2', 2),
  given: ['an order of two pieces was placed with a key', { key: 'attempt-2' }],
  answer: { status: created, body: { ...orderToPay, id: idFromState('order_id', 42) } },
  call: (dispatch) => dispatch(place('attempt-2', 2)),
  sees: ({ data }) => expect(data?.id).toBe(42),
});

interaction('another order with the key of the first', {
  ...attempt('attempt-3', 3),
  given: ['an order of two pieces was placed with a key', { key: 'attempt-3' }],
  answer: { status: 422, body: refusal.message('This attempt was started with another cart.') },
  call: (dispatch) => dispatch(place('attempt-3', 3)),
  sees: isRefused(422, 'This attempt was started with another cart.'),
});

interaction('an order of no pieces', {
  ...attempt('attempt-4', 0),
  given: ['a signed-in customer has an address'],
  answer: {
    status: malformed,
    body: refusal.message('quantity must be a whole number of at least 1'),
  },
  call: (dispatch) => dispatch(place('attempt-4', 0)),
  sees: isRefused(400, 'quantity must be a whole number of at least 1'),
});

interaction("an order to another customer's address", {
  ...attempt('attempt-5', 1),
  given: ['another customer has an address'],
  answer: { status: 404, body: refusal.message('Address not found') },
  call: (dispatch) => dispatch(place('attempt-5', 1)),
  sees: isRefused(404, 'Address not found'),
});
