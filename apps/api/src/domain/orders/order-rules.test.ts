import { describe, expect, it } from 'vitest';
import { keyStep, type StoredKey } from './idempotency-rules.ts';
import { mergeLines, totalOf } from './order-lines.ts';

const now = new Date('2026-01-01T10:00:00Z');
const later = new Date('2026-01-01T10:01:00Z');
const earlier = new Date('2026-01-01T09:59:00Z');
const stored = (more: Partial<StoredKey> = {}): StoredKey => ({
  bodyHash: 'a',
  orderId: 1,
  lockedUntil: null,
  ...more,
});

describe('an idempotency key', () => {
  it.each<[string, StoredKey | undefined, boolean, string]>([
    ['never used', undefined, false, 'place'],
    ['used with another body', stored({ bodyHash: 'b' }), true, 'other body'],
    [
      'used with another body, in flight',
      stored({ bodyHash: 'b', lockedUntil: later }),
      false,
      'other body',
    ],
    ['done', stored(), true, 'repeat'],
    ['worked on now', stored({ lockedUntil: later }), false, 'in flight'],
    ['worked on by a request that died', stored({ lockedUntil: earlier }), false, 'go on'],
    ['failed at the provider', stored(), false, 'go on'],
    ['without an order', stored({ orderId: null }), false, 'place'],
  ])('that is %s', (_what, key, hasProviderOrder, step) => {
    expect(keyStep(key, 'a', hasProviderOrder, now)).toBe(step);
  });
});

describe('order lines', () => {
  it('are added up for each product and keep their order', () => {
    const lines = [
      { product: 7, quantity: 1 },
      { product: 3, quantity: 2 },
      { product: 7, quantity: 4 },
    ];
    expect(mergeLines(lines)).toEqual([
      { product: 7, quantity: 5 },
      { product: 3, quantity: 2 },
    ]);
  });

  it('make a total in whole paise', () => {
    expect(totalOf([])).toBe(0);
    expect(
      totalOf([
        { price: 54_999, quantity: 1000 },
        { price: 1, quantity: 3 },
      ]),
    ).toBe(54_999_003);
  });
});
