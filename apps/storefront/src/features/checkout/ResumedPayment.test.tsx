import { fixtures } from '@parinda/api-client/mocks';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptAttempt } from '../../model/purchase/keptAttempt.ts';
import { paths } from '../../shared/paths.ts';
import { refusal } from '../../testing/answers.ts';
import { press, visitShop } from '../../testing/visitShop.tsx';

vi.setConfig({ testTimeout: 40_000 });
const patience = { timeout: 20_000 };

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  keptAttempt.write({
    key: 'key-1',
    userId: fixtures.user.id,
    basket: '[5,[7,1]]',
    order: { id: 42, key: 'k', razorpay_amount: 54_900, razorpay_order_id: 'order_42' },
    proof: { razorpay_payment_id: 'p', razorpay_order_id: 'o', razorpay_signature: 's' },
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const visitAnswered = (status: number) =>
  visitShop({
    path: paths.faqs,
    answers: { 'POST orders/42/verify_payment/': refusal(status) },
  });

it('stands above any page when the payment is found refused, until it is closed', async () => {
  visitAnswered(400);
  const kept = /^Your cart and your order are kept/;
  expect(await screen.findByText(kept, {}, patience)).toBeTruthy();
  await press('Close');
  await waitFor(() => expect(screen.queryByText(kept)).toBeNull());
});

it('leads to the login when the session has ended, and says nothing to a visitor', async () => {
  const store = visitAnswered(401);
  await screen.findByRole('heading', { level: 1, name: 'Login' }, patience);
  expect(store.getState().purchase?.name).toBe('unknown');
  expect(screen.queryByText(/could not confirm it yet/)).toBeNull();
});
