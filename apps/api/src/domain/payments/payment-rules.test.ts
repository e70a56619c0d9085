import { describe, expect, it } from 'vitest';
import { sameText } from '../crypto/same-text.ts';
import { assessPayment } from './assess-payment.ts';
import { nextCheck, orderLife, retryAt } from './check-schedule.ts';
import {
  nextPaymentStatus,
  nextState,
  type PaymentOutcome,
  type PaymentState,
  type PaymentStatus,
} from './payment-state.ts';
import { signPayment, signWebhook } from './signature.ts';
import { readWebhook } from './webhook-event.ts';

describe('the payment status of an order', () => {
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
  it('are HMAC-SHA256 in hex', () => {
    // Computed with: printf 'order_1|pay_1' | openssl dgst -sha256 -hmac secret
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

describe('a payment', () => {
  // Spec: decisions Server
  it.each<[PaymentState, PaymentState, PaymentState]>([
    ['created', 'authorised', 'authorised'],
    ['created', 'captured', 'captured'],
    ['failed', 'authorised', 'authorised'],
    ['failed', 'captured', 'captured'],
    ['authorised', 'failed', 'authorised'],
    ['authorised', 'captured', 'captured'],
    ['authorised', 'refunded', 'refunded'],
    ['captured', 'authorised', 'captured'],
    ['captured', 'failed', 'captured'],
    ['captured', 'refunded', 'refunded'],
    ['mismatch', 'captured', 'mismatch'],
    ['mismatch', 'refunded', 'refunded'],
    ['refunded', 'captured', 'refunded'],
  ])('that is %s and is reported %s becomes %s', (current, reported, next) => {
    expect(nextState(current, reported)).toBe(next);
  });
});

describe('a webhook', () => {
  const entity = { id: 'pay_1', order_id: 'order_1', amount: 100, currency: 'INR' };
  const body = (event: unknown, more = {}) =>
    JSON.stringify({ event, payload: { payment: { entity: { ...entity, ...more } } } });

  it.each([
    ['payment.authorized', 'authorized', {}],
    ['payment.captured', 'captured', {}],
    ['order.paid', 'captured', {}],
    ['payment.failed', 'failed', {}],
    ['refund.created', 'captured', { status: 'captured', amount_refunded: 99 }],
    ['refund.processed', 'refunded', { status: 'captured', amount_refunded: 100 }],
    ['payment.captured', 'refunded', { amount_refunded: 100 }],
  ])('with type %s reports %s with %j', (type, status, more) => {
    expect(readWebhook(body(type, more))).toEqual({
      type,
      payment: { id: 'pay_1', orderId: 'order_1', amount: 100, currency: 'INR', status },
    });
  });

  it('reports a payment without order and in another currency', () => {
    expect(
      readWebhook(body('payment.captured', { order_id: null, currency: 'USD' })).payment,
    ).toMatchObject({ orderId: null, currency: 'USD' });
  });

  it.each([
    body('refund.created'),
    body(['payment.captured']),
    body('payment.captured\n'),
    body('payment.captured', { amount: '100' }),
    body('payment.captured', { amount: 1.5 }),
    body('payment.captured', { amount: -1 }),
    body('payment.captured', { currency: 'rupees' }),
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
  ])('contains no payment in %s', (text) => {
    expect(readWebhook(text).payment).toBeUndefined();
  });
});

const placed = new Date('2026-01-01T10:00:00Z');
const after = (hours: number) => new Date(placed.getTime() + hours * 3_600_000);

describe('a captured payment', () => {
  const open = {
    total: 100,
    createdAt: placed,
    cancelledAt: null,
    paymentStatus: 'pending' as PaymentStatus,
    paymentId: null as string | null,
  };
  const paid = { ...open, paymentStatus: 'completed' as const, paymentId: 'a' };
  // Spec: decisions Purchase; decisions Server
  it.each([
    ['the whole', open, { amount: 100 }, ['captured', null, true]],
    [
      'the whole after a failure',
      { ...open, paymentStatus: 'failed' },
      {},
      ['captured', null, true],
    ],
    ['a part', open, { amount: 99 }, ['mismatch', 'part payment', false]],
    ['a part by an offer', open, { amount: 99, coversTotal: true }, ['captured', null, true]],
    ['too much', open, { amount: 101 }, ['captured', 'too much', true]],
    ['dollars', open, { currency: 'USD' }, ['mismatch', 'wrong currency', false]],
    ['no order', undefined, {}, ['mismatch', 'unknown order', false]],
    ['what is paid already', paid, { id: 'b' }, ['captured', 'second capture', false]],
    ['the same payment', paid, { id: 'a' }, ['captured', null, true]],
    ['an old paid order', { ...paid, paymentId: null }, {}, ['captured', null, true]],
    [
      'a cancelled order',
      { ...open, cancelledAt: placed },
      {},
      ['captured', 'cancelled order', false],
    ],
    [
      'a part for a cancelled order',
      { ...open, cancelledAt: placed },
      { amount: 99 },
      ['captured', 'cancelled order', false],
    ],
    [
      'an expired order',
      { ...open, createdAt: after(-25) },
      {},
      ['captured', 'after expiry', true],
    ],
  ] as const)('of this kind is assessed: %s', (_what, order, more, [state, problem, paysOrder]) => {
    const payment = { id: 'b', amount: 100, currency: 'INR', coversTotal: false, ...more };
    expect(assessPayment(order, payment, after(-0.5))).toEqual({ state, problem, paysOrder });
  });
});

describe('the next check', () => {
  const hoursTill = (date: Date | undefined, from: Date) =>
    date && (date.getTime() - from.getTime()) / 3_600_000;
  it.each([
    ['pending', 0.25, 0.25],
    ['failed', 1, 0.5],
    ['pending', 240, 120],
    ['completed', 0.25, 6],
    ['completed', 48, 48],
    ['pending', 700, 20],
    ['pending', 720, undefined],
    ['completed', 800, undefined],
  ])('for an order that is %s after %d h follows in %s h', (paymentStatus, age, pause) => {
    const next = nextCheck({ createdAt: placed, paymentStatus }, after(age));
    expect(hoursTill(next, after(age))).toBe(pause);
  });

  it('ends after 30 days', () => {
    expect(orderLife).toBe(30 * 24 * 3_600_000);
  });

  it.each([
    [1, 1],
    [2, 2],
    [5, 16],
    [20, 360],
  ])('after %d failures follows in %d minutes', (failures, minutes) => {
    expect(retryAt(failures, placed).getTime() - placed.getTime()).toBe(minutes * 60_000);
  });
});
