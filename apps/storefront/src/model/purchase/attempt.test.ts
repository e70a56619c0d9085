import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptFor, keepAttempts } from './attempt.ts';
import type { Attempt } from './keptAttempt.ts';

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
  return attemptFor(stored, userId, addressId, [{ ...line, quantity }], newKey);
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
    expect(attemptFor(first, 3, 5, [{ ...line, price: 1 }], newKey)).toBe(first);
  });

  it.each([
    ['the quantity', { quantity: 3 }],
    ['the address', { addressId: 6 }],
    ['the customer', { userId: 4 }],
  ])('starts another one when %s has changed', (_what, change) => {
    const first = start(null);
    expect(start(first, change).key).not.toBe(first.key);
  });

  it('survives a reload', () => {
    const attempt = start(null);
    keepAttempts().keep(attempt);
    const attempts = keepAttempts();
    expect(attempts.read()).toEqual(attempt);
    attempts.forget();
    expect(attempts.read()).toBeNull();
  });

  it('lasts for the visit when the browser refuses to keep it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const attempt = start(null);
    const attempts = keepAttempts();
    attempts.keep(attempt);
    expect(attempts.read()).toEqual(attempt);
    attempts.forget();
    expect(attempts.read()).toBeNull();
  });

  it.each(['{', 'null', '[]', '{"key":1}'])('ignores %s in the storage', (stored) => {
    localStorage.setItem('purchaseAttempt', stored);
    expect(keepAttempts().read()).toBeNull();
  });
});
