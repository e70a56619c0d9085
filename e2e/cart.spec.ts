import { expect, test } from './shop-test.ts';

test('the cart survives a reload and shows in a second tab', async ({ page, context }) => {
  await page.goto('/products');
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const secondTab = await context.newPage();
  await secondTab.goto('/cart');
  await expect(secondTab.getByText('No Items in Cart')).toBeVisible();

  await card.getByRole('button', { name: /add to cart/i }).click();
  await expect(secondTab.getByRole('main').getByText(title).first()).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
});

test('a damaged cart is set aside, and the shop goes on', async ({ page }) => {
  await page.goto('/loader');
  await page.evaluate(() => localStorage.setItem('cartItems', '[{"id":'));
  await page.goto('/cart');
  await expect(page.getByText('No Items in Cart')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cartItems.damaged'))).toBe('[{"id":');
});
