import { paths } from '@parinda/storefront/paths';
import { bareDocument, expect, test } from './shop-test.ts';

// Spec: 1 §2 Products page; 2 §1; 2 §6; decisions Cart
test('the cart survives a reload and shows in a second tab', { tag: '@journey' }, async ({
  page,
  context,
}) => {
  await page.goto(paths.products);
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const secondTab = await context.newPage();
  await secondTab.goto(paths.cart);
  await expect(secondTab.getByText('No Items in Cart')).toBeVisible();

  await card.getByRole('button', { name: /add to cart/i }).click();
  await expect(secondTab.getByRole('main').getByText(title).first()).toBeVisible();

  await page.goto(paths.cart);
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
});

// Spec: decisions Cart
test('a damaged cart is moved to a backup, and the shop works', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto(bareDocument);
  await page.evaluate(() => localStorage.setItem('cartItems', '[{"id":'));
  await page.goto(paths.cart);
  await expect(page.getByText('No Items in Cart')).toBeVisible();
  // The server's HTML also shows an empty cart, so the test waits for hydration.
  const setAside = () => page.evaluate(() => localStorage.getItem('cartItems.damaged'));
  await expect.poll(setAside).toBe('[{"id":');
});
