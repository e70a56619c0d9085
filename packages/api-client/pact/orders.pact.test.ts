import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { anyOrder, anyOrderAddress, expectedOrder, orderAddress } from './expected.ts';
import { expectError, interaction } from './interaction.ts';
import { errorBody, exactlyOne } from './matchers.ts';
import { addressParams, orderParams, stateParams } from './state-params.ts';

const paid = { delivery_status: 'delivered', payment_status: 'completed' };

// Spec: 2 §3; 2 §7
interaction('a request for the orders', {
  given: [
    'a signed-in customer has an order',
    { ...paid, ...orderParams, ...addressParams, order_id: stateParams.order_id },
  ],
  session: 'asha',
  request: { method: 'GET', path: '/api/user/orders/' },
  response: {
    status: 200,
    body: exactlyOne({
      ...expectedOrder(stateParams.order_id, paid),
      address_details: orderAddress,
    }),
  },
  call: (dispatch) => dispatch(api.endpoints.listOrders.initiate()),
  check: ({ data }) => expect(data?.[0]?.items[0]?.quantity).toBe(2),
});

interaction('a request for the orders of a newcomer', {
  given: ['a customer is signed in', { name: 'Bilal Khan' }],
  session: 'newcomer',
  request: { method: 'GET', path: '/api/user/orders/' },
  response: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listOrders.initiate()),
  check: ({ data }) => expect(data).toEqual([]),
});

const statuses = [
  paid,
  { delivery_status: 'pending', payment_status: 'completed' },
  { delivery_status: 'pending', payment_status: 'pending' },
  { delivery_status: 'pending', payment_status: 'failed' },
];

for (const [index, status] of statuses.entries()) {
  const { delivery_status, payment_status } = status;
  const id = stateParams.order_id + index;
  // The state does not name the address of the last order: it may be null.
  const hasAddress = index < statuses.length - 1;
  // One order by value is enough for this operation.
  const order = index === 0 ? expectedOrder(id, status) : anyOrder(id, status);
  const address = index === 0 ? orderAddress : anyOrderAddress;
  // Spec: 2 §3; 2 §7
  interaction(`a request for an order, delivery ${delivery_status} and payment ${payment_status}`, {
    given: [
      'a signed-in customer has an order',
      { ...status, ...orderParams, ...(hasAddress && addressParams), order_id: id },
    ],
    session: 'asha',
    request: { method: 'GET', path: `/api/user/orders/${id}/` },
    response: {
      status: 200,
      body: { ...order, ...(hasAddress && { address_details: address }) },
    },
    call: (dispatch) => dispatch(api.endpoints.getOrder.initiate({ id })),
    check: ({ data }) =>
      expect([data?.deliveryStatus, data?.paymentStatus]).toEqual([
        delivery_status,
        payment_status,
      ]),
  });
}

const others = stateParams.order_id + statuses.length;

// Spec: decisions Purchase
interaction("a request for another customer's order", {
  given: ['another customer has an order', { ...orderParams, order_id: others }],
  session: 'asha',
  request: { method: 'GET', path: `/api/user/orders/${others}/` },
  response: { status: 404, body: errorBody.message('Order not found') },
  call: (dispatch) => dispatch(api.endpoints.getOrder.initiate({ id: others })),
  check: expectError(404, 'Order not found'),
});
