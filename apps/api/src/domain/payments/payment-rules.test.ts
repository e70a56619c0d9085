import { describe, expect, it } from 'vitest';
import { sameText } from '../crypto/same-text.ts';
import { nextPaymentStatus, type PaymentOutcome, type PaymentStatus } from './payment-state.ts';
import { decisivePayments } from './reconcile.ts';
import { signPayment, signWebhook } from './signature.ts';
import { reportedPayment } from './webhook-event.ts';

describe('the payment of an order', () => {
  it.each<[PaymentStatus, PaymentOutcome, PaymentStatus]>([
    ['pending', 'captured', 'completed'],
    ['pending', 'failed', 'failed'],
    ['failed', 'failed', 'failed'],
    ['failed', 'captured', 'completed'],
    ['completed', 'failed', 'completed'],
    ['completed', 'captured', 'completed'],
  ])('that is %s and is reported %s becomes %s', (current, outcome, next) => {
    expect(nextPaymentStatus(current, outcome)).toBe(next);
  });
});

describe('signatures', () => {
  it('are the provider’s: HMAC-SHA256 in hex', () => {
    // Computed apart from this code: printf 'order_1|pay_1' | openssl dgst -sha256 -hmac secret
    const expected = '52115a0d3400de9e86aade1f1b6eba9e8974604f4e267a9e9a16633a4c8dd2cb';
    expect(signPayment('secret', 'order_1', 'pay_1')).toBe(expected);
    expect(signWebhook('secret', 'order_1|pay_1')).toBe(expected);
  });

  it('differ by secret, order and payment', () => {
    const all = [
      signPayment('secret', 'order_1', 'pay_1'),
      signPayment('other', 'order_1', 'pay_1'),
      signPayment('secret', 'order_2', 'pay_1'),
      signPayment('secret', 'order_1', 'pay_2'),
    ];
    expect(new Set(all).size).toBe(4);
  });

  it.each([
    ['abc', 'abc', true],
    ['abc', 'abd', false],
    ['abc', 'ab', false],
    ['', 'abc', false],
    ['äbc', 'abc', false],
  ])('compare %s with %s', (given, expected, isSame) => {
    expect(sameText(given, expected)).toBe(isSame);
  });
});

describe('a webhook', () => {
  const entity = { id: 'pay_1', order_id: 'order_1', amount: 100, currency: 'INR' };
  const body = (event: string, more = {}) =>
    JSON.stringify({ event, payload: { payment: { entity: { ...entity, ...more } } } });

  it.each([
    ['payment.captured', 'captured'],
    ['order.paid', 'captured'],
    ['payment.failed', 'failed'],
  ])('of %s says %s', (event, outcome) => {
    expect(reportedPayment(body(event))).toEqual({
      event,
      outcome,
      providerOrderId: 'order_1',
      paymentId: 'pay_1',
      amount: 100,
    });
  });

  it.each([
    body('payment.authorized'),
    body('refund.created'),
    body('payment.captured', { amount: '100' }),
    body('payment.captured', { currency: 'USD' }),
    body('payment.captured', { order_id: null }),
    body('payment.captured', { order_id: 'order\0' }),
    body('payment.captured', { id: 'pay\0' }),
    body('payment.captured', { id: '' }),
    body('payment.captured', { id: 'x'.repeat(101) }),
    body('payment.captured', { id: '\ud800' }),
    '{"event":"payment.captured"}',
    '{"event":"payment.captured","payload":{"payment":{"entity":null}}}',
    '['.repeat(30_000),
    'null',
    '[]',
    'no json',
    '',
  ])('says nothing in %s', (text) => {
    expect(reportedPayment(text)).toBeUndefined();
  });
});

describe('what the provider knows of an order', () => {
  const payment = (id: string, status: 'captured' | 'failed' | 'created', amount = 100) => ({
    id,
    status,
    amount,
  });
  it.each([
    ['nothing', [], []],
    ['a try that goes on', [payment('a', 'created')], []],
    ['a failure', [payment('a', 'failed'), payment('b', 'failed')], ['a']],
    ['a failure and then a payment', [payment('a', 'failed'), payment('b', 'captured')], ['b']],
    ['two payments', [payment('a', 'captured'), payment('b', 'captured')], ['a', 'b']],
    ['a part payment', [payment('a', 'captured', 99)], []],
  ])('decides: %s', (_what, payments, ids) => {
    expect(decisivePayments(payments, 100).map(({ id }) => id)).toEqual(ids);
  });
});
