import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { api, statusOf } from '../src/index.ts';
import { bearer, fromState, order, sentence } from './meaning.ts';
import { clientAt, userApi } from './provider.ts';

const { eachLike, integer } = MatchersV3;

it('lists the orders of the signed-in customer', async () => {
  await userApi
    .addInteraction()
    .given('a signed-in customer has an order', {
      delivery_status: 'delivered',
      payment_status: 'completed',
    })
    .uponReceiving('a request for the orders')
    .withRequest('GET', '/api/user/orders/', (request) => request.headers(bearer))
    .willRespondWith(200, (answer) => answer.jsonBody(eachLike(order)))
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url, true).dispatch(api.endpoints.listOrders.initiate());
      expect(data?.[0]?.items[0]?.quantity).toBe(2);
    });
});

it('shows one order', async () => {
  await userApi
    .addInteraction()
    .given('a signed-in customer has an order', {
      delivery_status: 'pending',
      payment_status: 'completed',
    })
    .uponReceiving('a request for that order')
    .withRequest(
      'GET',
      fromState('/api/user/orders/{order_id}/', '/api/user/orders/41/'),
      (request) => request.headers(bearer),
    )
    .willRespondWith(200, (answer) =>
      answer.jsonBody({ ...order, delivery_status: 'pending', payment_status: 'completed' }),
    )
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url, true).dispatch(
        api.endpoints.getOrder.initiate({ id: 41 }),
      );
      expect(data?.delivery_status).toBe('pending');
    });
});

it('learns that the session does not hold', async () => {
  await userApi
    .addInteraction()
    .given('a signed-in customer has an order', {
      delivery_status: 'pending',
      payment_status: 'completed',
    })
    .uponReceiving('a request for the orders without a token')
    .withRequest('GET', '/api/user/orders/')
    .willRespondWith(401, (answer) => answer.jsonBody({ message: sentence('Please log in.') }))
    .executeTest(async ({ url }) => {
      const { error } = await clientAt(url).dispatch(api.endpoints.listOrders.initiate());
      expect(error && statusOf(error)).toBe(401);
    });
});

it('places an order to be paid', async () => {
  await userApi
    .addInteraction()
    .given('a signed-in customer has an address')
    .uponReceiving('an order of two pieces of one product')
    .withRequest('POST', '/api/user/orders/', (request) =>
      request.headers({ ...bearer, 'Idempotency-Key': 'attempt-1' }).jsonBody({
        user: fromState('{user_id}', 3),
        address: fromState('{address_id}', 5),
        items: [{ product: fromState('{product_id}', 7), quantity: 2 }],
        delivery_status: 'pending',
        payment_status: 'pending',
      }),
    )
    .willRespondWith(201, (answer) =>
      answer.jsonBody({
        id: integer(42),
        key: sentence('rzp_test_sandbox'),
        razorpay_amount: integer(109800),
        razorpay_order_id: sentence('order_Sandbox00000042'),
      }),
    )
    .executeTest(async ({ url }) => {
      const { data } = await clientAt(url, true).dispatch(
        api.endpoints.createOrder.initiate({
          'Idempotency-Key': 'attempt-1',
          newOrder: {
            user: 3,
            address: 5,
            items: [{ product: 7, quantity: 2 }],
            delivery_status: 'pending',
            payment_status: 'pending',
          },
        }),
      );
      expect(data?.razorpay_amount).toBe(109800);
    });
});
