import { onTestFinished } from 'vitest';
import { ProviderError } from '../../src/domain/payments/provider.ts';
import type { TestServer } from '../test-server.ts';
import { type Case, inState, type Request, type Values } from './case.ts';

const order = ({ token = '', address_id, product_id }: Values, quantity = 2): Request => ({
  token,
  headers: { 'idempotency-key': 'attempt-1' },
  body: { address: address_id, items: [{ product: product_id, quantity }] },
});
const ofOrder = ({ token = '', order_id }: Values): Request => ({
  token,
  params: { id: order_id },
});
const payment = ({ token = '', order_id, user_id: _, ...proof }: Values): Request => ({
  token,
  params: { id: order_id },
  body: proof,
});

const toPlace = inState('a signed-in customer has an address', order);
/** Each request without a key places an order. */
const toPlaceOften = inState('a signed-in customer has an address', (values) => ({
  ...order(values),
  headers: {},
}));

/** Mocks the provider's response to the next order only. */
function mockNextOrder({ context }: TestServer, answer: () => Promise<{ id: string }>): void {
  const { payments } = context;
  if (!payments) throw new Error('There is no payment provider');
  const { createOrder } = payments;
  payments.createOrder = () => {
    payments.createOrder = createOrder;
    return answer();
  };
}

export const orderCases: Record<string, Case> = {
  'listOrders 200': inState('a signed-in customer has an order', ({ token = '' }) => ({ token })),
  'createOrder 201': toPlace,
  'createOrder 400': inState('a signed-in customer has an address', (values) => order(values, 0)),
  'createOrder 404': inState('another customer has an address', order),
  'createOrder 409': async (test) => {
    const { token = '', headers = {}, body } = await toPlace(test);
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<never>(); // the first request waits until then
    mockNextOrder(test, () => {
      asked.resolve();
      return answer.promise;
    });
    const first = test.call('POST', '/api/user/orders/', { token, headers, body });
    onTestFinished(async () => {
      answer.reject(new Error('no answer'));
      await first;
    });
    await asked.promise;
    return { token, headers, body };
  },
  'createOrder 422': inState('an order was placed with a key', (values) => order(values, 3), {
    key: 'attempt-1',
  }),
  'createOrder 429': async (test) => ({ ...(await toPlaceOften(test)), times: 31 }),
  'createOrder 502': async (test) => {
    mockNextOrder(test, () => Promise.reject(new Error('no answer')));
    return toPlace(test);
  },
  'getOrder 200': inState('a signed-in customer has an order', ofOrder),
  'getOrder 400': inState('a signed-in customer has an order', ({ token = '' }) => ({
    token,
    params: { id: 'x' },
  })),
  'getOrder 404': inState('another customer has an order', ofOrder),
  'verifyPayment 200': inState('a signed-in customer has paid at the provider', payment),
  'verifyPayment 400': inState('a signed-in customer has paid at the provider', (values) =>
    payment({ ...values, razorpay_signature: '0'.repeat(64) }),
  ),
  'verifyPayment 502': async (test) => {
    const request = await inState('a signed-in customer has paid at the provider', payment)(test);
    const { payments } = test.context;
    if (!payments) throw new Error('There is no payment provider');
    const { paymentsOf } = payments;
    payments.paymentsOf = () => {
      payments.paymentsOf = paymentsOf;
      return Promise.reject(new ProviderError('timeout'));
    };
    return request;
  },
  'verifyPayment 404': inState('another customer has paid at the provider', payment),
};
