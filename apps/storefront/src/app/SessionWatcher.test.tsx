import { api } from '@parinda/api-client';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectSession } from '../model/session/sessionSlice.ts';
import { errorResponse } from '../testing/answers.ts';
import { testPages } from '../testing/testPages.ts';
import { visitShop } from '../testing/visitShop.tsx';

testPages();

const rejected = { 'profile/': errorResponse(401), 'orders/': errorResponse(401) };
const notice = 'Session expired. You have been logged out.';

// Spec: 1 §7; decisions Second round
it('only logs a 401 of the profile call', async () => {
  const store = visitShop({ path: '/about', answers: rejected });
  const profile = () => api.endpoints.getProfile.select()(store.getState());
  await waitFor(() => expect(profile().isError).toBe(true));
  expect(await screen.findByRole('heading', { name: 'Learn More About Us' })).toBeTruthy();
  // A rejected token ends the session in a timer of 0 ms.
  await new Promise((resolve) => setTimeout(resolve));
  expect(selectSession(store.getState())).toBe('signedIn');
  expect(screen.queryByText(notice)).toBeNull();
});

// Spec: decisions Second round
it('stays on a public page when another call gets a 401, and says so', async () => {
  const store = visitShop({ path: '/about', answers: rejected });
  await screen.findByRole('heading', { name: 'Learn More About Us' });
  await store.dispatch(api.endpoints.listOrders.initiate());
  await waitFor(() => expect(selectSession(store.getState())).toBe('signedOut'));
  expect((await screen.findAllByText(notice)).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'Learn More About Us' })).toBeTruthy();
});

// Spec: decisions Second round
it.each(['/orders', '/checkout', '/account/manage-address'])(
  'leads from %s to /signup when the session is rejected',
  async (path) => {
    const store = visitShop({ path, answers: rejected });
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeTruthy();
    expect(selectSession(store.getState())).toBe('signedOut');
  },
);
