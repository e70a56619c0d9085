import { fixtures } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import type { OrderedAttempt, PaidAttempt } from './keptAttempt.ts';
import { type PurchaseEffect, purchaseEffects } from './purchaseEffects.ts';
import * as events from './purchaseSlice.ts';
import { purchaseSlice } from './purchaseSlice.ts';
import type { PurchaseState } from './purchaseState.ts';

const customer = fixtures.user;
const order = { id: 42, key: 'k', razorpay_amount: 54_900, razorpay_order_id: 'order_42' };
const attempt: OrderedAttempt = { key: 'key-1', userId: customer.id, basket: '[5,[7,1]]', order };
const proof = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_42',
  razorpay_signature: 'sig',
};
const paidAttempt: PaidAttempt = { ...attempt, proof };
const basket = { customer, addressId: 5, lines: [], total: 549 };
const refusal = { text: 'Failed to create order', detail: 'Sold out' };

const states = {
  idle: { name: 'idle' },
  ordering: { name: 'ordering', basket },
  'ordering for less': { name: 'ordering', basket: { ...basket, total: 500 } },
  failed: { name: 'failed', ...refusal },
  amountChanged: { name: 'amountChanged', attempt, customer },
  widgetOpen: { name: 'widgetOpen', attempt, customer, hasFailed: false },
  'widgetOpen, failed': { name: 'widgetOpen', attempt, customer, hasFailed: true },
  widgetNotLoaded: { name: 'widgetNotLoaded' },
  notPaid: { name: 'notPaid', hasFailed: false },
  'notPaid, failed': { name: 'notPaid', hasFailed: true },
  checking: { name: 'checking', attempt: paidAttempt, isResumed: false },
  'checking, resumed': { name: 'checking', attempt: paidAttempt, isResumed: true },
  refused: { name: 'refused', attempt: paidAttempt, isResumed: false },
  'refused, resumed': { name: 'refused', attempt: paidAttempt, isResumed: true },
  unknown: { name: 'unknown', attempt: paidAttempt, isResumed: false },
  'unknown, resumed': { name: 'unknown', attempt: paidAttempt, isResumed: true },
  paid: { name: 'paid', attempt },
  'paid, with its proof': { name: 'paid', attempt: paidAttempt },
} satisfies Record<string, PurchaseState>;
type StateName = keyof typeof states;

const happenings = {
  'the checkout is opened': events.checkoutOpened(),
  'pay is pressed': events.payPressed(basket),
  'the order is there': events.ordered(attempt),
  'the order failed': events.orderFailed(refusal),
  'the amount is confirmed': events.amountConfirmed(),
  'the amount is declined': events.amountDeclined(),
  'the widget did not load': events.widgetLoadFailed(),
  'a payment failed in the widget': events.widgetPaymentFailed(),
  'the widget is dismissed': events.widgetDismissed(),
  'the widget was paid': events.widgetPaid(paidAttempt),
  'a proof is found': events.proofFound(paidAttempt),
  'the check is resumed': events.checkResumed(paidAttempt),
  'check is pressed': events.checkPressed(),
  'the server knows it as paid': events.paymentConfirmed(attempt),
  'the server refuses it': events.paymentRefused(),
  'the server does not answer': events.checkUnanswered(),
  'the refusal is closed': events.refusalClosed(),
  'paid is acknowledged': events.paidAcknowledged(),
};
type Happening = keyof typeof happenings;

const atRest: StateName[] = [
  'idle',
  'failed',
  'widgetNotLoaded',
  'notPaid',
  'notPaid, failed',
  'refused',
  'refused, resumed',
  'unknown',
  'unknown, resumed',
];
const ordering: StateName[] = ['ordering', 'ordering for less'];
const inWidget: StateName[] = ['widgetOpen', 'widgetOpen, failed'];
const checks: StateName[] = ['checking', 'checking, resumed'];
const others = (without: StateName[]) =>
  (Object.keys(states) as StateName[]).filter((name) => !without.includes(name));

type Rule = [from: StateName[], on: Happening, to: StateName, effects: PurchaseEffect[]];

// biome-ignore format: a table is read by its rows
const rules: Rule[] = [
  [others([...ordering, ...checks, 'refused, resumed', 'unknown, resumed', 'paid', 'paid, with its proof']),
    'the checkout is opened', 'idle', []],

  [atRest, 'pay is pressed', 'ordering', ['order']],
  [['checking, resumed'], 'pay is pressed', 'checking', []],

  [['ordering'], 'the order is there', 'widgetOpen', ['openWidget']],
  [['ordering for less'], 'the order is there', 'amountChanged', []],
  [ordering, 'the order failed', 'failed', ['tellOrderFailed']],
  [['amountChanged'], 'the amount is confirmed', 'widgetOpen', ['openWidget']],
  [['amountChanged'], 'the amount is declined', 'idle', []],

  [inWidget, 'the widget did not load', 'widgetNotLoaded', []],
  [inWidget, 'a payment failed in the widget', 'widgetOpen, failed', ['tellPaymentFailed']],
  [['widgetOpen'], 'the widget is dismissed', 'notPaid', []],
  [['widgetOpen, failed'], 'the widget is dismissed', 'notPaid, failed', []],
  [others(checks), 'the widget was paid', 'checking', ['keepProof', 'verify']],
  [['checking'], 'the widget was paid', 'checking', ['keepProof']],
  [['checking, resumed'], 'the widget was paid', 'checking, resumed', ['keepProof']],

  [ordering, 'a proof is found', 'checking', ['verify']],
  [atRest, 'the check is resumed', 'checking, resumed', ['verify']],
  [['unknown'], 'check is pressed', 'checking', ['verify']],
  [['unknown, resumed'], 'check is pressed', 'checking, resumed', ['verify']],
  [[...ordering, ...inWidget, ...checks], 'the server knows it as paid', 'paid', ['close', 'tellPaid']],
  [['checking'], 'the server refuses it', 'refused', ['dropProof', 'tellRefused']],
  [['checking, resumed'], 'the server refuses it', 'refused, resumed', ['dropProof', 'tellRefused']],
  [['checking'], 'the server does not answer', 'unknown', []],
  [['checking, resumed'], 'the server does not answer', 'unknown, resumed', []],

  [['refused', 'refused, resumed'], 'the refusal is closed', 'idle', []],
  [['paid', 'paid, with its proof'], 'paid is acknowledged', 'idle', []],
];

const pairs = (Object.keys(states) as StateName[]).flatMap((from) =>
  (Object.keys(happenings) as Happening[]).map((on) => {
    const rule = rules.find(([froms, when]) => froms.includes(from) && when === on);
    // Every pair that is not listed leaves the state as it is.
    const [, , to, effects] = rule ?? [from, on, from, []];
    return { from, on, to, effects };
  }),
);

it.each(pairs)('$from, $on: $to $effects', ({ from, on, to, effects }) => {
  const before: PurchaseState = states[from];
  const event = happenings[on];
  const after = purchaseSlice.reducer(before, event);
  expect(after).toEqual(states[to]);
  expect(purchaseEffects(event, before, after)).toEqual(effects);
});
