import { expect, it } from 'vitest';
import { decryptOrderId, encryptOrderId, orderHref } from './orderId.ts';

// Spec: 2 §2 Orders; decisions Purchase
it.each([1, 41, Number.MAX_SAFE_INTEGER])('decrypts the order id %d', (id) => {
  expect(decryptOrderId(encryptOrderId(id))).toBe(id);
});

// Spec: 2 §2 Orders
it('hides the id', () => {
  expect(encryptOrderId(123456)).not.toContain('123456');
});

// Spec: 2 §2 Orders; decisions Purchase
it('fits into one URL segment', () => {
  for (let id = 1; id < 50; id += 1) {
    expect(orderHref(id).split('/')).toHaveLength(3);
  }
});

it.each(['', '41', 'U2FsdGVkX1', '%%%', encryptOrderId(41, 'another secret'), encryptOrderId(0)])(
  'rejects %j',
  (encrypted) => {
    expect(decryptOrderId(encrypted)).toBeUndefined();
  },
);
