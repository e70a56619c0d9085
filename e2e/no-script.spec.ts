import { brand } from '@parinda/brand';
import type { Locator } from '@playwright/test';
import { fixedPages, publicDataPages } from './pages.ts';
import { expect, test } from './shop-test.ts';

// All content is readable without JavaScript.

test.use({ javaScriptEnabled: false });

test('public pages render with heading, menu and footer', async ({ page, shop }) => {
  const open = [...fixedPages, ...(await publicDataPages(shop))].filter(
    ({ name, isSignedIn }) => !isSignedIn && name !== 'product-dialog',
  );
  for (const { path } of open) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
});

test('a notice says that orders need JavaScript, and how to order by phone', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/cart');
  // Playwright ignores noscript elements, although the browser shows them.
  const notice = page.locator('noscript p');
  await expect(notice).toBeVisible();
  expect(await notice.evaluate(({ textContent }) => textContent)).toContain(
    `To order, call us at ${brand.phones[0]}`,
  );
  await expect(notice.locator('a').first()).toHaveAttribute('href', /^tel:/);
});

test('the search works as a form', { tag: '@journey' }, async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search products' }).fill('rings');
    await page.getByRole('searchbox', { name: 'Search products' }).press('Enter');
    await expect(page).toHaveURL(/\/products\/search\?query=rings$/);
    await expect(page.getByRole('heading', { name: 'Search Results for "rings"' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

/** Returns the cards' prices in rupees, in order. */
const pricesOf = async (list: Locator) =>
  (await list.getByRole('article').allTextContents()).map((text) =>
    Number(/Rs\.([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')),
  );

test('the server filters and sorts products', { tag: '@journey' }, async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/products');
    const all = await page.getByRole('list', { name: 'Products' }).getByRole('article').count();
    await page.locator('label').filter({ hasText: 'Bird Nets' }).click();
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption('price-asc');
    await page.getByRole('button', { name: 'Apply Filters' }).first().click();
    await expect(page).toHaveURL(/category=Bird\+Nets/);
    await expect(page).toHaveURL(/sort=price-asc/);
    const prices = await pricesOf(page.getByRole('list', { name: 'Products' }));
    expect(prices.length).toBeLessThan(all);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    await expect(page.getByRole('checkbox', { name: 'Bird Nets' })).toBeChecked();
  }
});

test('the server sorts a category', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/category/Bird%20Nets');
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('price-desc');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/\/category\/Bird%20Nets\?sort=price-desc$/);
  const prices = await pricesOf(page.getByRole('main'));
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
});

test("links connect the shop's pages, including reviews and articles", { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/products');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText(/^Published on:/)).toBeVisible();
  await page.goto('/faqs');
  await expect(page.getByRole('main').getByText(/./).last()).toBeVisible();
});

test('a phone shows the menu of the drawer in the page', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Gallery' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
});

test('a button that needs JavaScript says so', { tag: '@journey' }, async ({ page, shop }) => {
  const [product] = await publicDataPages(shop);
  await page.goto(product!.path);
  const add = page.getByRole('button', { name: /add to cart/i });
  const words = await add.evaluate((button) => getComputedStyle(button, '::after').content);
  expect(words).toContain('needs JavaScript');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
});
