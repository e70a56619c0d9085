import { expect } from 'vitest';
import { api } from '../src/index.ts';
import { fromState } from './from-state.ts';
import { badRequest, expectError, interaction } from './interaction.ts';
import { errorBody, nonEmptyText } from './matchers.ts';

const paymentProof = (orderId: number) => ({
  razorpay_payment_id: 'pay_Sandbox00000001',
  razorpay_order_id: `order_Sandbox000000${orderId}`,
  razorpay_signature: '9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d',
});
const forged = '0'.repeat(64);

const verifies = (id: number, signature = paymentProof(id).razorpay_signature) => ({
  session: 'asha' as const,
  request: {
    method: 'POST' as const,
    path: fromState(
      '/api/user/orders/{order_id}/verify_payment/',
      `/api/user/orders/${id}/verify_payment/`,
    ),
    body: {
      razorpay_payment_id: fromState('{razorpay_payment_id}', paymentProof(id).razorpay_payment_id),
      razorpay_order_id: fromState('{razorpay_order_id}', paymentProof(id).razorpay_order_id),
      razorpay_signature:
        signature === forged ? forged : fromState('{razorpay_signature}', signature),
    },
  },
});
const verify = (id: number, changed = {}) =>
  api.endpoints.verifyPayment.initiate({
    id,
    paymentProof: { ...paymentProof(id), ...changed },
  });

// Spec: 2 §7
interaction("a payment with the provider's signature", {
  ...verifies(42),
  given: ['a signed-in customer has paid at the provider'],
  response: { status: 200, body: { status: 'success' } },
  call: (dispatch) => dispatch(verify(42)),
  check: ({ data }) => expect(data?.status).toBe('success'),
});

interaction('the same payment again', {
  ...verifies(43),
  given: ['a signed-in customer has an order with a verified payment'],
  response: { status: 200, body: { status: 'success' } },
  call: (dispatch) => dispatch(verify(43)),
  check: ({ data }) => expect(data?.status).toBe('success'),
});

// Spec: 2 §7
interaction('a payment with a forged signature', {
  ...verifies(44, forged),
  given: ['a signed-in customer has paid at the provider'],
  response: {
    status: badRequest,
    body: { status: 'failed', message: nonEmptyText('Payment verification failed') },
  },
  call: (dispatch) => dispatch(verify(44, { razorpay_signature: forged })),
  check: expectError(400, 'Payment verification failed'),
});

interaction("a payment of another customer's order", {
  ...verifies(945),
  given: ['another customer has paid at the provider'],
  response: { status: 404, body: errorBody.message('Order not found') },
  call: (dispatch) => dispatch(verify(945)),
  check: expectError(404, 'Order not found'),
});
