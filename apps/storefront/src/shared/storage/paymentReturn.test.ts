import { expect, it } from 'vitest';
import { readFragment, returnedFragment } from './paymentReturn.ts';

const proof = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'a1b2',
};
const back = (fields: Record<string, string>) =>
  readFragment(returnedFragment(new URLSearchParams(fields).toString()));

// Spec: decisions Purchase
it('passes the proof of a payment to the page', () => {
  expect(back(proof)).toEqual({ providerOrderId: 'order_1', proof });
});

it('names the order of a payment that failed', () => {
  const metadata = JSON.stringify({ order_id: 'order_1', payment_id: 'pay_1' });
  const failed = { 'error[code]': 'BAD_REQUEST_ERROR', 'error[metadata]': metadata };
  expect(back(failed)).toEqual({ providerOrderId: 'order_1' });
});

it.each([
  ['nothing', {}],
  ['markup for an order', { razorpay_order_id: '"><script>' }],
  ['metadata that is no JSON', { 'error[metadata]': '{' }],
])('passes on nothing for %s', (_case, fields) => {
  expect(returnedFragment(new URLSearchParams(fields).toString())).toBe('');
});

it.each([
  '',
  '#main',
  '#payment=',
  '#payment=%',
  '#payment=null',
  '#payment={"providerOrderId":1}',
])('reads no payment from the fragment %s', (fragment) => {
  expect(readFragment(fragment)).toBeUndefined();
});
