import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptFor, keepAttempts, wantedOf } from './attempt.ts';
import { type Attempt, leftPayment } from './keptAttempt.ts';

const line = {
  id: 7,
  slug: 's',
  title: 'S',
  image: null,
  price: 549,
  quantity: 2,
};
let keys = 0;
const newKey = () => `key-${++keys}`;
const start = (
  stored: Attempt | null,
  change: { userId?: number; addressId?: number; quantity?: number } = {},
) => {
  const { userId = 3, addressId = 5, quantity = 2 } = change;
  return attemptFor(stored, userId, wantedOf(addressId, [{ ...line, quantity }]), newKey);
};

beforeEach(() => {
  keys = 0;
  localStorage.clear();
});

describe('one attempt, one order', () => {
  it('reuses the attempt while cart and address are unchanged', () => {
    const first = start(null);
    expect(start(first)).toBe(first);
  });

  it('keeps it when only the price has changed: the server decides the amount', () => {
    const first = start(null);
    expect(attemptFor(first, 3, wantedOf(5, [{ ...line, price: 1 }]), newKey)).toBe(first);
  });

  // Spec: decisions Purchase
  it.each([
    ['the quantity', { quantity: 3 }],
    ['the address', { addressId: 6 }],
    ['the customer', { userId: 4 }],
  ])('starts another one when %s has changed', (_what, change) => {
    const first = start(null);
    expect(start(first, change).key).not.toBe(first.key);
  });

  // Spec: decisions Purchase
  it('survives a reload', () => {
    const attempt = start(null);
    keepAttempts().keep(attempt);
    const attempts = keepAttempts();
    expect(attempts.of(3)).toEqual(attempt);
    attempts.forget(attempt.key);
    expect(attempts.of(3)).toBeNull();
  });

  it('lasts for the visit when the browser refuses to store it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const attempt = start(null);
    const attempts = keepAttempts();
    attempts.keep(attempt);
    expect(attempts.of(3)).toEqual(attempt);
    attempts.forget(attempt.key);
    expect(attempts.of(3)).toBeNull();
  });

  it.each(['{', 'null', '[]', '{"key":1}'])('ignores %s in the storage', (stored) => {
    localStorage.setItem('purchaseAttempt', stored);
    expect(keepAttempts().of(3)).toBeNull();
  });
});

describe('several attempts in one browser', () => {
  const order = { id: 42, key: 'k', razorpay_amount: 54_900, razorpay_order_id: 'order_42' };
  const proof = { razorpay_payment_id: 'p', razorpay_order_id: 'o', razorpay_signature: 's' };
  const open = (key: string, userId = 3): Attempt => ({
    key,
    userId,
    addressId: 5,
    lines: [[7, 1]],
    order,
  });
  const paid = (key: string, userId = 3): Attempt => ({ ...open(key, userId), proof });

  it.each<[string, Attempt[], userId: number, expected: Attempt | null]>([
    ['the last pending one', [open('a'), open('b')], 3, open('b')],
    ['a proof before a later attempt', [paid('a'), open('b')], 3, paid('a')],
    ['the first of two proofs', [paid('a'), paid('b')], 3, paid('a')],
    ['a proof instead of its own attempt', [open('a'), paid('a')], 3, paid('a')],
    ['nothing of another customer', [paid('a', 4)], 3, null],
    ['its own although another customer has one', [paid('a', 4), open('b')], 3, open('b')],
    ["another customer's proof, untouched", [paid('a', 4), open('b'), paid('b')], 4, paid('a', 4)],
  ])('returns %s', (_what, kept, userId, expected) => {
    const attempts = keepAttempts();
    for (const attempt of kept) attempts.keep(attempt);
    expect(keepAttempts().of(userId)).toEqual(expected);
  });

  it('removes only one', () => {
    const attempts = keepAttempts();
    for (const attempt of [paid('a', 4), paid('b')]) attempts.keep(attempt);
    attempts.forget('b');
    expect(attempts.has('b')).toBe(false);
    expect(attempts.of(4)).toEqual(paid('a', 4));
  });

  it('reads the lines of an earlier version, which stored them as text', () => {
    const { addressId: _address, lines: _lines, ...rest } = paid('a');
    const attempt = { ...rest, basket: '[5,[7,1]]' };
    localStorage.setItem('purchaseAttempt', JSON.stringify([attempt]));
    expect(keepAttempts().of(3)).toEqual(paid('a'));
    localStorage.setItem('leftPayment', JSON.stringify({ attempt, at: 1 }));
    expect(leftPayment.read()).toEqual({ attempt: paid('a'), at: 1 });
  });

  it.each([
    [{ lines: '[7,1]' }],
    [{ lines: [[7]] }],
    [{ addressId: null }],
    [{ addressId: undefined, basket: '{' }],
  ])('ignores an attempt with %o', (change) => {
    localStorage.setItem('purchaseAttempt', JSON.stringify([{ ...paid('a'), ...change }]));
    expect(keepAttempts().of(3)).toBeNull();
  });

  it('reads the single attempt of an earlier version', () => {
    localStorage.setItem('purchaseAttempt', JSON.stringify(paid('a')));
    expect(keepAttempts().of(3)).toEqual(paid('a'));
  });
});
