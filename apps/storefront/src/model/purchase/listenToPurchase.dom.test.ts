import { fixtures } from '@parinda/api-client/mocks';
import { beforeEach, expect, it, vi } from 'vitest';
import { createShopStore } from '../store.ts';
import { checkResumed, payPressed, selectPurchase } from './purchaseSlice.ts';

vi.mock('./performPurchase.ts', () => {
  throw new Error('The script did not load');
});

beforeEach(() => localStorage.clear());

const open = () => {
  const store = createShopStore({ baseUrl: '', pincodeBaseUrl: '' });
  return { ...store, purchase: () => selectPurchase(store.getState()) };
};

it('places no order, and shows an error, while the purchase script fails to load', async () => {
  const { dispatch, purchase } = open();
  dispatch(payPressed({ customer: fixtures.user, addressId: 5, lines: [], total: 549 }));
  await vi.waitFor(() =>
    expect(purchase()).toEqual({ name: 'failed', text: 'Failed to create order' }),
  );
});

it('shows that a payment is being confirmed while that script fails to load, and retries', async () => {
  const { dispatch, purchase } = open();
  const order = { id: 42, key: 'k', razorpay_amount: 54_900, razorpay_order_id: 'order_42' };
  const proof = { razorpay_payment_id: 'p', razorpay_order_id: 'o', razorpay_signature: 's' };
  dispatch(checkResumed({ key: 'key-1', userId: 3, addressId: 5, lines: [[7, 1]], order, proof }));
  await vi.waitFor(() => expect(purchase().name).toBe('confirming'));
});
