import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { idFromState } from './from-state.ts';
import { created, interaction, isRefused, malformed } from './interaction.ts';
import { delivered, known } from './known.ts';
import { exactly, refusal } from './meaning.ts';
import { orderToPay } from './records.ts';

const basket = (quantity: number) => ({
  user: 3,
  address: known.address_id,
  items: [{ product: known.product_id, quantity }],
  delivery_status: 'pending',
  payment_status: 'pending',
});

const attempt = (key: string, quantity: number) => ({
  session: 'asha' as const,
  request: {
    method: 'POST' as const,
    path: '/api/user/orders/',
    headers: { 'Idempotency-Key': key },
    // Only the server that is asked knows who that is.
    body: { ...basket(quantity), user: idFromState('user_id', 3) },
  },
});
const place = (key: string, quantity: number) =>
  api.endpoints.createOrder.initiate({ 'Idempotency-Key': key, newOrder: basket(quantity) });

const { razorpay_order_id } = known;
const placed = { ...delivered, quantity: 2, razorpay_order_id };

interaction('an order of two pieces of one product', {
  ...attempt('attempt-1', 2),
  given: ['a signed-in customer has an address', delivered],
  answer: { status: created, body: orderToPay },
  call: (dispatch) => dispatch(place('attempt-1', 2)),
  sees: ({ data }) => expect(data?.razorpay_amount).toBe(109800),
});

interaction('the same order once more, with the key of the first try', {
  ...attempt('attempt-2', 2),
  given: ['an order was placed with a key', { ...placed, key: 'attempt-2' }],
  // The same at the provider, too: paid twice it would be one payment too many.
  answer: {
    status: created,
    body: { ...orderToPay, razorpay_order_id: exactly(razorpay_order_id) },
  },
  call: (dispatch) => dispatch(place('attempt-2', 2)),
  sees: ({ data }) => expect(data?.razorpay_order_id).toBe(razorpay_order_id),
});

interaction('another order with the key of the first', {
  ...attempt('attempt-3', 3),
  given: ['an order was placed with a key', { ...placed, key: 'attempt-3' }],
  answer: { status: 422, body: refusal.message('This attempt was started with another cart.') },
  call: (dispatch) => dispatch(place('attempt-3', 3)),
  sees: isRefused(422, 'This attempt was started with another cart.'),
});

interaction('an order of no pieces', {
  ...attempt('attempt-4', 0),
  given: ['a signed-in customer has an address', delivered],
  answer: {
    status: malformed,
    body: refusal.message('quantity must be a whole number of at least 1'),
  },
  call: (dispatch) => dispatch(place('attempt-4', 0)),
  sees: isRefused(400, 'quantity must be a whole number of at least 1'),
});

interaction("an order to another customer's address", {
  ...attempt('attempt-5', 1),
  given: ['another customer has an address', delivered],
  answer: { status: 404, body: refusal.message('Address not found') },
  call: (dispatch) => dispatch(place('attempt-5', 1)),
  sees: isRefused(404, 'Address not found'),
});
