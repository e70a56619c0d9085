import { paths } from '@parinda/storefront/paths';
import type { Page } from '@playwright/test';
import { expect, sortBy, test } from './shop-test.ts';

// 1 §2 Products page, 1 §4, 1 §5 and the decisions on the catalogue.

const titles = (page: Page) =>
  page.getByRole('list', { name: 'Products' }).getByRole('heading').allTextContents();
const count = async (page: Page, text: RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

// Spec: 1 §2 Products page; 1 §4; decisions Catalogue
test('the URL holds filters, ceiling and order, so that Back, Reload and a shared link restore them', {
  tag: '@journey',
}, async ({ page, context }) => {
  await page.goto(paths.products);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Our Range');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const category = filters.getByRole('checkbox', { name: 'Bird Nets' });
  await filters.getByText('Bird Nets').click();
  await expect(category).toBeChecked();
  await filters.getByText('Plastic', { exact: true }).click();
  await sortBy(page, 'Price (High to Low)');
  const ceiling = filters.getByRole('textbox', { name: 'Price up to, amount' });
  await ceiling.fill('2000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/max=2000/);
  const url = new URL(page.url());
  expect(url.searchParams.get('category')).toBe('Bird Nets');
  expect(url.searchParams.get('material')).toBe('Plastic');
  const chosen = await titles(page);
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.every((title) => /net/i.test(title))).toBe(true);

  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/[a-z]/);
  await page.goBack();
  await expect(category).toBeChecked();
  expect(await titles(page)).toEqual(chosen);
  await page.reload();
  await expect(category).toBeChecked();
  expect(await titles(page)).toEqual(chosen);
  const friend = await context.newPage();
  await friend.goto(url.toString());
  await expect(friend.getByRole('list', { name: 'Products' })).toBeVisible();
  expect(await titles(friend)).toEqual(chosen);

  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(category).not.toBeChecked();
  await expect(ceiling).toHaveValue('50000');
});

// Spec: 1 §4
test('filters chosen before hydration are applied, and a later sort order keeps them', async ({
  page,
}) => {
  let release: () => void = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/ProductFilterPanel.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(paths.products, { waitUntil: 'commit' });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const chosen = ['Bird Nets', 'Bird Spikes', 'Plastic'];
  for (const name of chosen) await filters.getByText(name, { exact: true }).click();
  release();
  await expect(page).toHaveURL(/category=.*material=|material=.*category=/);
  await sortBy(page, 'Price (High to Low)');
  await expect(page).toHaveURL(/sort=/);
  await expect(page).toHaveURL(/category=.*material=|material=.*category=/);
  for (const name of chosen) {
    await expect(filters.getByRole('checkbox', { name })).toBeChecked();
  }
});

// Spec: 1 §2 Products page; 1 §9; decisions Catalogue; decisions Second round
test('the price ceiling moves by keyboard from 50000 down and back', async ({ page }) => {
  await page.goto(paths.products);
  const slider = page.getByRole('slider', { name: 'Price up to' });
  await expect(slider).toHaveValue('50000');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await expect(
    page.getByRole('heading', { name: 'No products match these filters' }),
  ).toBeVisible();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('50000');
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
});

// Spec: decisions Catalogue
test('a rating of 4 stars and up shows the products whose average is 4 or more', async ({
  page,
}) => {
  await page.goto('/products?rating=4');
  const ratings = page
    .getByRole('list', { name: 'Products' })
    .getByRole('img', { name: /out of 5$/ });
  await expect(ratings.first()).toBeVisible();
  const values = await ratings.evaluateAll((all) =>
    all.map((one) => Number.parseFloat(one.getAttribute('aria-label') ?? '')),
  );
  expect(Math.min(...values)).toBeGreaterThanOrEqual(4);
});

// Spec: 1 §2 Products page
test('the four sort orders sort as named', async ({ page }) => {
  await page.goto(paths.products);
  await page.getByRole('button', { name: /Sort By$/ }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Default',
    'Name (A–Z)',
    'Price (Low to High)',
    'Price (High to Low)',
  ]);
  await page.keyboard.press('Escape');
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('article');
  await sortBy(page, 'Price (Low to High)');
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(cards).toHaveCount(27);
  const texts = await cards.allTextContents();
  const prices = texts.map((text) => Number(/Rs\.([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
  expect(prices.every((price) => price > 0)).toBe(true);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  await sortBy(page, 'Name (A–Z)');
  await expect(page).toHaveURL(/sort=name/);
  await expect(cards).toHaveCount(27);
  const named = await titles(page);
  expect(named).toEqual(
    named.toSorted((one, other) => one.localeCompare(other, 'en-IN', { numeric: true })),
  );
});

// Spec: 1 §2 Products page; 1 §4
test('the filters on a phone are an overlay that starts with three fixed categories', {
  tag: '@journey',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.products);
  await page.getByRole('button', { name: 'Filters ☰' }).click();
  const overlay = page.getByRole('dialog', { name: 'Filters' });
  const categories = overlay.getByRole('group', { name: 'Category' });
  const names = ['Bird Spikes', 'Bird Nets', 'Accessories', 'Monkey Spikes'];
  await expect(categories.getByRole('checkbox')).toHaveCount(names.length);
  for (const [at, name] of names.entries()) {
    await expect(categories.getByRole('checkbox').nth(at)).toHaveAccessibleName(new RegExp(name));
  }
  await overlay.getByText('Accessories').click();
  await overlay.getByRole('button', { name: 'Close' }).last().click();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(/category=Accessories/);
  await count(page, /^7 products$/);
});

// Spec: 1 §2 Products page
test('a search without results says so and links to all products', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/products?query=elephant');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "elephant"');
  await expect(
    page.getByRole('heading', { name: 'No products found for "elephant"' }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Our Bestsellers' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await page.getByRole('link', { name: 'View All Products' }).click();
  await expect(page).toHaveURL(paths.products);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Our Range');
});

// Spec: 1 §5
test('a search matches titles and descriptions in any case', async ({ page }) => {
  await page.goto('/products/search?query=KABUTAR%20jaal');
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  expect((await titles(page)).join()).toContain('Kabutar Jaal');
});

// Spec: decisions Second round
test('a search by Hindi or misspelled words finds the same with and without script', async ({
  browser,
  page,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const query of ['कबूतर जाली', 'pigoen nett']) {
    await page.goto(`/products/search?query=${encodeURIComponent(query)}`);
    await plain.goto(`/products/search?query=${encodeURIComponent(query)}`);
    const found = await titles(page);
    expect(found[0]).toContain('Balcony Net');
    expect(await titles(plain)).toEqual(found);
  }
  await context.close();
});

// Spec: 1 §2 Routes; decisions Catalogue
test('a category is found by name in any case, and by number', { tag: '@journey' }, async ({
  page,
  shop,
}) => {
  const answer = await fetch(`${shop.url}/api/user/uploadCategory/`);
  const [first] = (await answer.json()) as { id: number; category_name: string }[];
  await page.goto(`/category/${first!.category_name.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.category_name);
  const byName = await titles(page);
  await page.goto(`/category/${first!.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.category_name);
  expect(await titles(page)).toEqual(byName);
});

// Spec: 1 §2 Products page; decisions Routes
test('recently viewed products appear below the grid, but not below a search', async ({ page }) => {
  await page.goto('/products/net-rings-pack-of-250');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Net Rings');
  // A visitor stays on the page until hydration, which stores the view.
  await page.waitForFunction(() => 'recentlyViewed' in localStorage);
  await page.goto(paths.products);
  const section = page.getByRole('heading', { name: 'Recently viewed' });
  await expect(section).toBeVisible();
  await page.goto('/products?query=net');
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  await expect(section).toHaveCount(0);
});
