import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { alikeAmong, begunAmong, begunMs, recentMs } from './alikeOrder.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const item = { ...records.order.items[0], id: 1, productId: 7, quantity: 2 };
const order = {
  ...records.order,
  id: 41,
  date: '2026-11-22T11:58:00Z',
  paymentStatus: 'completed' as const,
  items: [item, { ...item, id: 2, productId: 9, quantity: 1 }],
} as typeof records.order;
const before = (ms: number) => new Date(now - ms).toISOString();

it.each<[string, Partial<typeof order>, basket: string, expected: number | undefined]>([
  ['the same things, in any order', {}, '[5,[9,1],[7,2]]', 41],
  ['the same things to another address', {}, '[6,[7,2],[9,1]]', 41],
  ['more of one of them', {}, '[5,[7,3],[9,1]]', undefined],
  ['some of them', {}, '[5,[7,2]]', undefined],
  ['the same things, not paid', { paymentStatus: 'pending' }, '[5,[7,2],[9,1]]', undefined],
  ['the same things, just within the hour', { date: before(recentMs - 1) }, '[5,[7,2],[9,1]]', 41],
  [
    'the same things, by a clock far behind',
    { date: before(-recentMs) },
    '[5,[7,2],[9,1]]',
    undefined,
  ],
  ['the same things, an hour ago', { date: before(recentMs) }, '[5,[7,2],[9,1]]', undefined],
])('%s', (_what, changes, basket, expected) => {
  expect(alikeAmong([{ ...order, ...changes }], basket, now)?.id).toBe(expected);
});

const begun = {
  ...order,
  paymentStatus: 'pending' as const,
  paymentKey: 'rzp_key',
} as typeof records.order;

it.each<[string, Partial<typeof order>, basket: string, expected: number | undefined]>([
  ['the same things', {}, '[5,[9,1],[7,2]]', 41],
  ['the same things, once a payment failed', { paymentStatus: 'failed' }, '[5,[7,2],[9,1]]', 41],
  ['the same things to another address', {}, '[6,[7,2],[9,1]]', undefined],
  ['more of one of them', {}, '[5,[7,3],[9,1]]', undefined],
  ['the same things, paid', { paymentStatus: 'completed' }, '[5,[7,2],[9,1]]', undefined],
  ['the same things, cancelled', { cancelledAt: order.date }, '[5,[7,2],[9,1]]', undefined],
  ['the same things, not to be paid', { paymentKey: null }, '[5,[7,2],[9,1]]', undefined],
  ['the same things, longer ago', { date: before(begunMs) }, '[5,[7,2],[9,1]]', undefined],
])('an order begun on another device, %s', (_what, changes, basket, expected) => {
  expect(begunAmong([{ ...begun, ...changes }], basket, now)?.id).toBe(expected);
});
