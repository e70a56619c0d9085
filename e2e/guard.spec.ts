import { expect, test } from './shop-test.ts';

// 2 §6: the guarded group, and the two account pages that decisions add to it.
const guarded = [
  '/account',
  '/account/manage-account',
  '/account/manage-address',
  '/account/manage-payment-methods',
  '/wishlist',
  '/my-reviews',
  '/orders',
  '/order-history',
  '/checkout',
  '/order-detail/U2FsdGVkX18',
  '/add-review/1/1',
];

test('a visitor who opens a guarded page is asked to sign in', async ({ page }) => {
  for (const path of guarded) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/signup$/);
  }
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});
