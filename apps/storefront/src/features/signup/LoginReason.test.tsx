import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SignupState } from '../../model/session/useSignup.ts';
import { guardedPaths, paths } from '../../shared/routing/paths.ts';
import { testPages } from '../../testing/testPages.ts';
import { visitShop } from '../../testing/visitShop.tsx';
import { loginReason } from './LoginReason.tsx';

testPages();

const general = 'Please log in to continue. We’ll take you back to where you were.';

it('each guarded page names the reason for the login', () => {
  for (const name of guardedPaths) {
    expect(loginReason(`${paths[name]}?page=2#end`), name).not.toBe(general);
  }
  expect(loginReason('/Orders/')).toBe('Please login to view your orders');
  expect(loginReason('/products/steel-spikes')).toBe(general);
  expect(loginReason('/nowhere')).toBe(general);
});

it('the login page shows the reason after a redirect', async () => {
  visitShop({ path: paths.wishlist, isSignedIn: false });
  expect(await screen.findByText('Please login to view your wishlist')).toBeTruthy();
});

it('the login page shows that a session has ended, and shows no reason without a redirect', async () => {
  const historyState: SignupState = { from: paths.account, hasExpired: true };
  visitShop({ path: paths.signup, historyState, isSignedIn: false });
  const ended = 'Session expired. You have been logged out.';
  expect(await screen.findByText(ended)).toBeTruthy();
  expect(screen.getByText('Please login to view your account')).toBeTruthy();
  cleanup();
  visitShop({ path: paths.signup, isSignedIn: false });
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  expect(screen.queryByText(/^Please login/)).toBeNull();
});
