import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { interaction, isRefused } from './interaction.ts';
import { known, ordered, toldAddress } from './known.ts';
import { exactlyOne, refusal } from './meaning.ts';
import { knownOrder, sentTo } from './records.ts';

const paid = { delivery_status: 'delivered', payment_status: 'completed' };

interaction('a request for the orders', {
  given: [
    'a signed-in customer has an order',
    { ...paid, ...ordered, ...toldAddress, order_id: known.order_id },
  ],
  session: 'asha',
  request: { method: 'GET', path: '/api/user/orders/' },
  answer: {
    status: 200,
    body: exactlyOne({ ...knownOrder(known.order_id, paid), address_details: sentTo }),
  },
  call: (dispatch) => dispatch(api.endpoints.listOrders.initiate()),
  sees: ({ data }) => expect(data?.[0]?.items[0]?.quantity).toBe(2),
});

interaction('a request for the orders of a newcomer', {
  given: ['a customer is signed in', { name: 'Bilal Khan' }],
  session: 'newcomer',
  request: { method: 'GET', path: '/api/user/orders/' },
  answer: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listOrders.initiate()),
  sees: ({ data }) => expect(data).toEqual([]),
});

const statuses = [
  paid,
  { delivery_status: 'pending', payment_status: 'completed' },
  { delivery_status: 'pending', payment_status: 'pending' },
  { delivery_status: 'pending', payment_status: 'failed' },
];

for (const [index, status] of statuses.entries()) {
  const { delivery_status, payment_status } = status;
  const id = known.order_id + index;
  // Of the last one's address nothing is said: it may have been lost.
  const isTold = index < statuses.length - 1;
  interaction(`a request for an order, delivery ${delivery_status} and payment ${payment_status}`, {
    given: [
      'a signed-in customer has an order',
      { ...status, ...ordered, ...(isTold && toldAddress), order_id: id },
    ],
    session: 'asha',
    request: { method: 'GET', path: `/api/user/orders/${id}/` },
    answer: {
      status: 200,
      body: { ...knownOrder(id, status), ...(isTold && { address_details: sentTo }) },
    },
    call: (dispatch) => dispatch(api.endpoints.getOrder.initiate({ id })),
    sees: ({ data }) =>
      expect([data?.deliveryStatus, data?.paymentStatus]).toEqual([
        delivery_status,
        payment_status,
      ]),
  });
}

const others = known.order_id + statuses.length;

interaction("a request for another customer's order", {
  given: ['another customer has an order', { ...ordered, order_id: others }],
  session: 'asha',
  request: { method: 'GET', path: `/api/user/orders/${others}/` },
  answer: { status: 404, body: refusal.message('Order not found') },
  call: (dispatch) => dispatch(api.endpoints.getOrder.initiate({ id: others })),
  sees: isRefused(404, 'Order not found'),
});
