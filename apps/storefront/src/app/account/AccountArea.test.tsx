import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderHref } from '../../features/orders/orderId.ts';
import { paths } from '../../shared/routing/paths.ts';
import { testPages } from '../../testing/testPages.ts';
import { visitShop } from '../../testing/visitShop.tsx';

testPages();

const navigation = () => screen.getByRole('navigation', { name: 'Your account' });
/** React Aria fills its collections in an effect after the first render. */
const trail = () => within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));

// Spec: 2 §2 Account
it.each([
  [paths.account, 'Welcome Back, Asha Rao', 'Overview', 'Your account'],
  [paths.orders, 'Your Orders', 'Orders', 'Your Orders'],
  [paths.wishlist, 'My Wishlist', 'Wishlist', 'My Wishlist'],
  [paths.myReviews, 'Your Reviews', 'Reviews', 'Your Reviews'],
  [paths.manageAddress, 'Manage Address', 'Addresses', 'Manage Address'],
  [
    paths.managePaymentMethods,
    'Manage Payment Methods',
    'Payment methods',
    'Manage Payment Methods',
  ],
  [paths.manageAccount, 'Manage Account', 'Details', 'Manage Account'],
])(
  '%s is the current item of the navigation, and has a link back',
  async (path, h1, link, step) => {
    visitShop({ path });
    await screen.findByRole('heading', { level: 1, name: h1 });
    const marked = within(navigation()).getByRole('link', { current: 'page' });
    expect([marked.textContent, marked.getAttribute('href')]).toEqual([link, path]);
    const up = path === paths.account ? '/' : paths.account;
    expect((await trail().findByRole('link')).getAttribute('href')).toBe(up);
    expect(trail().getByText(step).getAttribute('aria-current')).toBe('page');
  },
);

it.each([
  [orderHref(41), 'Order #41'],
  ['/add-review/41/7', 'Write a Review'],
])('%s belongs to the orders, and links back to them', async (path, h1) => {
  visitShop({ path });
  await screen.findByRole('heading', { level: 1, name: h1 });
  expect(within(navigation()).queryByRole('link', { current: 'page' })).toBeNull();
  const marked = within(navigation()).getByRole('link', { current: true });
  expect(marked.textContent).toBe('Orders');
  const steps = await trail().findAllByRole('link');
  expect(steps.map((step) => step.getAttribute('href'))).toEqual(['/account', '/orders']);
});

it.each([
  ['links to the customer’s data where the backend has an operation for it', ['getMyData'], true],
  ['has no such link where the backend lacks both', ['updateProfile'], false],
])('%s', async (_case, operations, isLinked) => {
  visitShop({ path: paths.account, answers: { 'capabilities/': { operations } } });
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back, Asha Rao' });
  if (isLinked) await within(navigation()).findByRole('link', { name: 'Your data' });
  const labels = within(navigation())
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(labels.at(-1)).toBe(isLinked ? 'Your data' : 'Details');
});

it('/account/your-data is the current item of the navigation', async () => {
  const operations = ['createDataRequest'];
  visitShop({ path: paths.yourData, answers: { 'capabilities/': { operations } } });
  const link = await within(navigation()).findByRole('link', { name: 'Your data' });
  expect(link.getAttribute('aria-current')).toBe('page');
});

// Spec: 2 §2 Account
it('keeps its state between pages of the account', async () => {
  visitShop({ path: paths.account });
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back, Asha Rao' });
  const before = navigation();
  fireEvent.click(within(before).getByRole('link', { name: 'Wishlist' }));
  await screen.findByRole('heading', { level: 1, name: 'My Wishlist' });
  expect(navigation()).toBe(before);
});

it('does not surround the checkout', async () => {
  visitShop({ path: paths.checkout });
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  expect(screen.queryByRole('navigation', { name: 'Your account' })).toBeNull();
});
