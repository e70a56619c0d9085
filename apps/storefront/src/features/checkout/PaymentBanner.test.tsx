import { fixtures } from '@parinda/api-client/mocks';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptAttempts } from '../../model/purchase/keptAttempt.ts';
import { selectSession } from '../../model/session/sessionSlice.ts';
import { paths } from '../../shared/routing/paths.ts';
import { errorResponse, never } from '../../testing/answers.ts';
import { press, visitShop } from '../../testing/visitShop.tsx';

const waiting = /^A payment was made in this browser and is not confirmed yet/;

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  keptAttempts.write([
    {
      key: 'key-1',
      userId: fixtures.user.id,
      addressId: 5,
      lines: [[7, 1]],
      order: { id: 42, key: 'k', razorpay_amount: 54_900, razorpay_order_id: 'order_42' },
      proof: { razorpay_payment_id: 'p', razorpay_order_id: 'o', razorpay_signature: 's' },
    },
  ]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const visitAnswered = (status: number) =>
  visitShop({
    path: paths.faqs,
    answers: { 'POST orders/42/verify_payment/': errorResponse(status) },
  });

it('shows a rejected payment on any page until it is closed', async () => {
  visitAnswered(400);
  const kept = /^We have saved your cart and your order/;
  expect(await screen.findByText(kept)).toBeTruthy();
  await press('Close');
  await waitFor(() => expect(screen.queryByText(kept)).toBeNull());
});

it('shows an open payment after its answer has ended the session', async () => {
  const store = visitAnswered(401);
  await waitFor(() => expect(selectSession(store.getState())).toBe('signedOut'));
  expect(await screen.findByText(waiting)).toBeTruthy();
  expect(store.getState().purchase?.name).toBe('waiting');
});

it('shows an open payment to a signed-out visitor who returns', async () => {
  visitShop({ path: paths.signup, isSignedIn: false });
  expect(await screen.findByText(waiting)).toBeTruthy();
});

it('hides an open payment from another customer', async () => {
  const other = { ...fixtures.user, id: fixtures.user.id + 1 };
  const store = visitShop({ path: paths.account, answers: { 'profile/': other } });
  await screen.findByRole('heading', { level: 1, name: /Welcome Back/ });
  expect(screen.queryByText(waiting)).toBeNull();
  expect(store.getState().purchase?.name ?? 'idle').toBe('idle');
  expect(keptAttempts.read()).toHaveLength(1);
});

it('shows on any page that a payment is being confirmed while the answer is slow', async () => {
  visitShop({ path: paths.faqs, answers: { 'POST orders/42/verify_payment/': never } });
  const text = /^Your payment was made and is being confirmed/;
  expect(await screen.findByText(text)).toBeTruthy();
});
