import { mockToken } from '@parinda/api-client/mocks';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepSession } from '../../model/session/keepSession.ts';
import { selectIsSignedIn } from '../../model/session/sessionSlice.ts';
import { paths } from '../../shared/routing/paths.ts';
import { storageKeys } from '../../shared/storage/storageKeys.ts';
import { testPages } from '../../testing/testPages.ts';
import { press, visitShop } from '../../testing/visitShop.tsx';

testPages();

// Spec: 2 §2 Account
it('greets the customer by name and links to the four parts of the account', async () => {
  visitShop({ path: paths.account });
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back, Asha Rao' });
  const cards = screen.getAllByRole('heading', { level: 2 });
  const links = cards.flatMap((card) => within(card).queryAllByRole('link'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Manage Account', '/account/manage-account'],
    ['Manage Orders', '/orders'],
    ['Manage Address', '/account/manage-address'],
    ['Manage Payment Methods', '/account/manage-payment-methods'],
  ]);
});

// Spec: 2 §4; decisions Routes
it('Manage Account shows the profile and logs out to /signup', async () => {
  const store = visitShop({ path: paths.manageAccount });
  const details = await screen.findByRole('region', { name: 'Your details' });
  for (const text of ['Asha Rao', 'asha@example.com', '98765 43210']) {
    expect(details.textContent).toContain(text);
  }
  expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull();
  await press('Logout');
  expect(selectIsSignedIn(store.getState())).toBe(false);
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeTruthy();
});

it('shows nothing private when Back restores the page after a logout', async () => {
  localStorage.setItem(storageKeys.token, mockToken);
  const stop = keepSession(visitShop({ path: paths.account }));
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back, Asha Rao' });
  window.dispatchEvent(new Event('pagehide'));
  localStorage.removeItem(storageKeys.token);
  const shown = new PageTransitionEvent('pageshow', { persisted: true });
  await act(async () => window.dispatchEvent(shown));
  expect(document.body.textContent).not.toContain('Asha Rao');
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeTruthy();
  stop();
});

// Spec: decisions Routes
it('Manage Payment Methods says that the shop stores no payment methods', async () => {
  visitShop({ path: paths.managePaymentMethods });
  expect(await screen.findByText(/card or UPI details .* never stored here/)).toBeTruthy();
});
