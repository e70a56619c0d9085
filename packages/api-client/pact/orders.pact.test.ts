import { MatchersV3 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { fromState } from './from-state.ts';
import { interaction, isRefused } from './interaction.ts';
import { refusal } from './meaning.ts';
import { order } from './records.ts';

const { eachLike } = MatchersV3;
const orderPath = (id: number) =>
  fromState('/api/user/orders/{order_id}/', `/api/user/orders/${id}/`);

interaction('a request for the orders', {
  given: [
    'a signed-in customer has an order',
    { delivery_status: 'delivered', payment_status: 'completed' },
  ],
  session: 'asha',
  request: { method: 'GET', path: '/api/user/orders/' },
  answer: { status: 200, body: eachLike(order) },
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
  { delivery_status: 'delivered', payment_status: 'completed' },
  { delivery_status: 'pending', payment_status: 'completed' },
  { delivery_status: 'pending', payment_status: 'pending' },
  { delivery_status: 'pending', payment_status: 'failed' },
] as const;

for (const [index, status] of statuses.entries()) {
  const { delivery_status, payment_status } = status;
  const id = 41 + index;
  interaction(`a request for an order, delivery ${delivery_status} and payment ${payment_status}`, {
    given: ['a signed-in customer has an order', status],
    session: 'asha',
    request: { method: 'GET', path: orderPath(id) },
    answer: { status: 200, body: { ...order, ...status } },
    call: (dispatch) => dispatch(api.endpoints.getOrder.initiate({ id })),
    sees: ({ data }) =>
      expect([data?.deliveryStatus, data?.paymentStatus]).toEqual([
        delivery_status,
        payment_status,
      ]),
  });
}

interaction("a request for another customer's order", {
  given: ['another customer has an order'],
  session: 'asha',
  request: { method: 'GET', path: orderPath(941) },
  answer: { status: 404, body: refusal.message('Order not found') },
  call: (dispatch) => dispatch(api.endpoints.getOrder.initiate({ id: 941 })),
  sees: isRefused(404, 'Order not found'),
});
