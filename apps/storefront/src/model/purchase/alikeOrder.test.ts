import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { alikeAmong, begunAmong, begunMs, recentMs } from './alikeOrder.ts';
import type { Wanted } from './attempt.ts';
import type { AttemptLine } from './keptAttempt.ts';

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

const to = (addressId: number, ...lines: AttemptLine[]): Wanted => ({ addressId, lines });

it.each<[string, Partial<typeof order>, wanted: Wanted, expected: number | undefined]>([
  ['the same items, in any order', {}, to(5, [9, 1], [7, 2]), 41],
  ['the same items to another address', {}, to(6, [7, 2], [9, 1]), 41],
  ['more of one item', {}, to(5, [7, 3], [9, 1]), undefined],
  ['some of the items', {}, to(5, [7, 2]), undefined],
  ['the same items, not paid', { paymentStatus: 'pending' }, to(5, [7, 2], [9, 1]), undefined],
  [
    'the same items, just within the hour',
    { date: before(recentMs - 1) },
    to(5, [7, 2], [9, 1]),
    41,
  ],
  [
    'the same items, by a clock far behind',
    { date: before(-recentMs) },
    to(5, [7, 2], [9, 1]),
    undefined,
  ],
  ['the same items, an hour ago', { date: before(recentMs) }, to(5, [7, 2], [9, 1]), undefined],
])('compares with a paid order: %s', (_what, changes, wanted, expected) => {
  expect(alikeAmong([{ ...order, ...changes }], wanted, now)?.id).toBe(expected);
});

const begun = {
  ...order,
  paymentStatus: 'pending' as const,
  paymentKey: 'rzp_key',
} as typeof records.order;

it.each<[string, Partial<typeof order>, wanted: Wanted, expected: number | undefined]>([
  ['the same items', {}, to(5, [9, 1], [7, 2]), 41],
  [
    'the same items, after a failed payment',
    { paymentStatus: 'failed' },
    to(5, [7, 2], [9, 1]),
    41,
  ],
  ['the same items to another address', {}, to(6, [7, 2], [9, 1]), undefined],
  ['more of one item', {}, to(5, [7, 3], [9, 1]), undefined],
  ['the same items, paid', { paymentStatus: 'completed' }, to(5, [7, 2], [9, 1]), undefined],
  ['the same items, cancelled', { cancelledAt: order.date }, to(5, [7, 2], [9, 1]), undefined],
  ['the same items, not payable', { paymentKey: null }, to(5, [7, 2], [9, 1]), undefined],
  ['the same items, longer ago', { date: before(begunMs) }, to(5, [7, 2], [9, 1]), undefined],
])(
  'compares with an order that was started on another device: %s',
  (_what, changes, wanted, expected) => {
    expect(begunAmong([{ ...begun, ...changes }], wanted, now)?.id).toBe(expected);
  },
);
