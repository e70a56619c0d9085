import { fixtures } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import type { OrderedAttempt, PaidAttempt } from './keptAttempt.ts';
import { type PurchaseEffect, purchaseEffects } from './purchaseEffects.ts';
import * as events from './purchaseSlice.ts';
import { purchaseSlice } from './purchaseSlice.ts';
import type { PurchaseState } from './purchaseState.ts';

const customer = fixtures.user;
const order = { id: 42, key: 'k', razorpay_amount: 54_900, razorpay_order_id: 'order_42' };
const attempt: OrderedAttempt = {
  key: 'key-1',
  userId: customer.id,
  addressId: 5,
  lines: [[7, 1]],
  order,
};
const proof = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_42',
  razorpay_signature: 'sig',
};
const paidAttempt: PaidAttempt = { ...attempt, proof };
const basket = { customer, addressId: 5, lines: [], total: 549 };
const secondBasket = { ...basket, isSecond: true };
const alike = { id: 41, date: '2026-11-02T09:30:00Z' };
const orderError = { text: 'Failed to create order', detail: 'Sold out' };

const states = {
  idle: { name: 'idle' },
  ordering: { name: 'ordering', basket },
  'ordering once more': { name: 'ordering', basket: secondBasket },
  reopening: { name: 'reopening', attempt, customer },
  alikePaid: { name: 'alikePaid', basket, alike },
  'alikePaid, once more': { name: 'alikePaid', basket: secondBasket, alike },
  failed: { name: 'failed', ...orderError },
  amountChanged: { name: 'amountChanged', attempt, basket, reason: 'priceChanged' },
  'amountChanged, once more': {
    name: 'amountChanged',
    attempt,
    basket: secondBasket,
    reason: 'priceChanged',
  },
  widgetOpen: { name: 'widgetOpen', attempt, customer, hasFailed: false },
  'widgetOpen, failed': { name: 'widgetOpen', attempt, customer, hasFailed: true },
  widgetNotLoaded: { name: 'widgetNotLoaded', isStorageBlocked: false },
  notPaid: { name: 'notPaid', attempt, hasFailed: false, isCertain: true },
  'notPaid, failed': { name: 'notPaid', attempt, hasFailed: true, isCertain: true },
  settling: { name: 'settling', attempt, hasFailed: false },
  'settling, failed': { name: 'settling', attempt, hasFailed: true },
  checking: { name: 'checking', attempt: paidAttempt },
  confirming: { name: 'confirming', attempt: paidAttempt },
  waiting: { name: 'waiting', attempt: paidAttempt },
  rejected: { name: 'rejected', attempt: paidAttempt },
  paid: { name: 'paid', attempt },
  'paid, with its proof': { name: 'paid', attempt: paidAttempt },
  earlierPaid: { name: 'earlierPaid', attempt },
} satisfies Record<string, PurchaseState>;
type StateName = keyof typeof states;

const happenings = {
  'the checkout is opened': events.checkoutOpened(),
  'pay is pressed': events.payPressed(basket),
  'the order is there': events.ordered(attempt),
  'its amount differs': events.amountDiffers({ attempt, reason: 'priceChanged' }),
  'paying an order is pressed': events.payOrderPressed({ attempt, customer }),
  'an order alike is found': events.alikeFound(alike),
  'once more is confirmed': events.alikeConfirmed(),
  'once more is declined': events.alikeDeclined(),
  'the order failed': events.orderFailed(orderError),
  'the amount is confirmed': events.amountConfirmed(),
  'the amount is declined': events.amountDeclined(),
  'the widget did not load': events.widgetLoadFailed(false),
  'a payment failed in the widget': events.widgetPaymentFailed(),
  'the widget is dismissed': events.widgetDismissed(),
  'the widget was paid': events.widgetPaid(paidAttempt),
  'found unpaid': events.foundUnpaid({ isCertain: true }),
  'an order of an earlier page is unpaid': events.unpaidFound(attempt),
  'a late payment is found': events.paidLate(attempt),
  'asking is resumed': events.settlingResumed(attempt),
  'asking is given up': events.settlingStopped(),
  'a proof is found': events.proofFound(paidAttempt),
  'a proof waits for its customer': events.proofWaits(paidAttempt),
  'the check is resumed': events.checkResumed(paidAttempt),
  'the check takes long': events.checkDelayed(),
  'an earlier order was paid': events.earlierFound(attempt),
  'the server knows it as paid': events.paymentConfirmed(attempt),
  'the server rejects it': events.paymentRejected(),
  'the session is over': events.checkPaused(),
  'the rejection is closed': events.rejectionClosed(),
  'paid is acknowledged': events.paidAcknowledged(),
};
type Happening = keyof typeof happenings;

const over: StateName[] = [
  'idle',
  'failed',
  'widgetNotLoaded',
  'notPaid',
  'notPaid, failed',
  'earlierPaid',
];
const restartable: StateName[] = [...over, 'waiting', 'rejected'];
const ordering: StateName[] = ['ordering', 'ordering once more'];
const sending: StateName[] = [...ordering, 'reopening'];
const changed: StateName[] = ['amountChanged', 'amountChanged, once more'];
const alikes: StateName[] = ['alikePaid', 'alikePaid, once more'];
const inWidget: StateName[] = ['widgetOpen', 'widgetOpen, failed'];
const settling: StateName[] = ['settling', 'settling, failed'];
const checks: StateName[] = ['checking', 'confirming'];
const withFailure: StateName[] = ['widgetOpen, failed', 'notPaid, failed', 'settling, failed'];
const others = (without: StateName[]) =>
  (Object.keys(states) as StateName[]).filter((name) => !without.includes(name));

type Rule = [from: StateName[], on: Happening, to: StateName, effects: PurchaseEffect[]];

// biome-ignore format: a table is read by its rows
const rules: Rule[] = [
  [[...over, ...changed, ...alikes], 'the checkout is opened', 'idle', []],
  [['widgetOpen'], 'the checkout is opened', 'settling', ['settle']],
  [['widgetOpen, failed'], 'the checkout is opened', 'settling, failed', ['settle']],

  [restartable, 'pay is pressed', 'ordering', ['order']],
  [restartable, 'paying an order is pressed', 'reopening', ['reopen']],
  [sending, 'the order is there', 'widgetOpen', ['openWidget']],
  [['ordering'], 'its amount differs', 'amountChanged', ['refresh']],
  [['ordering once more'], 'its amount differs', 'amountChanged, once more', ['refresh']],
  [sending, 'the order failed', 'failed', ['tellOrderFailed']],
  [['ordering'], 'an order alike is found', 'alikePaid', []],
  [['ordering once more'], 'an order alike is found', 'alikePaid, once more', []],
  [alikes, 'once more is confirmed', 'ordering once more', ['order']],
  [alikes, 'once more is declined', 'idle', []],
  [ordering, 'an earlier order was paid', 'earlierPaid', ['close']],
  [changed, 'the amount is confirmed', 'widgetOpen', ['openWidget']],
  [changed, 'the amount is declined', 'idle', []],

  [inWidget, 'the widget did not load', 'widgetNotLoaded', []],
  [inWidget, 'a payment failed in the widget', 'widgetOpen, failed', ['tellPaymentFailed']],
  [['widgetOpen'], 'the widget is dismissed', 'settling', ['settle']],
  [['widgetOpen, failed'], 'the widget is dismissed', 'settling, failed', ['settle']],
  [['settling'], 'found unpaid', 'notPaid', ['watch']],
  [['settling, failed'], 'found unpaid', 'notPaid, failed', ['watch']],
  [restartable, 'a late payment is found', 'paid', ['close', 'tellPaid']],
  [[...restartable, ...sending], 'asking is resumed', 'settling', ['settle']],
  [settling, 'asking is given up', 'idle', []],
  [others(checks), 'the widget was paid', 'checking', ['keepProof', 'verify']],
  [['checking'], 'the widget was paid', 'checking', ['keepProof']],
  [['confirming'], 'the widget was paid', 'confirming', ['keepProof']],

  [sending, 'a proof is found', 'checking', ['verify']],
  [['idle'], 'a proof waits for its customer', 'waiting', []],
  [restartable, 'the check is resumed', 'checking', ['verify']],
  [['checking'], 'the check takes long', 'confirming', []],
  [[...sending, ...inWidget, ...settling, ...checks], 'the server knows it as paid', 'paid', ['close', 'tellPaid']],
  [checks, 'the server rejects it', 'rejected', ['dropProof', 'tellRejected']],
  [checks, 'the session is over', 'waiting', []],

  [['rejected'], 'the rejection is closed', 'idle', []],
  [['paid', 'paid, with its proof'], 'paid is acknowledged', 'idle', []],
];

const pairs = (Object.keys(states) as StateName[]).flatMap((from) =>
  (Object.keys(happenings) as Happening[]).map((on) => {
    const rule = rules.find(([froms, when]) => froms.includes(from) && when === on);
    // Pairs that are not listed do not change the state.
    const watch = on === 'an order of an earlier page is unpaid';
    const [, , to, effects] = rule ?? [from, on, from, watch ? ['watch'] : []];
    // The notice of a failed payment closes with the next attempt, or when the payment has
    // succeeded after all.
    const isTakenBack = withFailure.includes(from) && !withFailure.includes(to);
    return { from, on, to, effects: isTakenBack ? [...effects, 'takeBackFailure'] : effects };
  }),
);

it.each(pairs)('$from, $on: $to $effects', ({ from, on, to, effects }) => {
  const before: PurchaseState = states[from];
  const event = happenings[on];
  const after = purchaseSlice.reducer(before, event);
  expect(after).toEqual(states[to]);
  expect(purchaseEffects(event, before, after)).toEqual(effects);
});
