import { brand } from '@parinda/brand';
import { paths } from '@parinda/storefront/paths';
import { expectAccessible } from '@parinda/testing/accessible';
import type { Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { expect, test } from './shop-test.ts';

// Suggestions of the header's search. Without their script the search is the form of 1 §2.

const script = /\/ShopSuggestions-.*\.js$/;
/** The role changes while typing, the placeholder does not. */
const fieldOf = (page: Page) => page.getByPlaceholder(`Search ${brand.name}`);
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const) {
  // Spec: 1 §2 Header and menus
  test(`at ${width} px, ${colorScheme}, suggestions open a category and a product by keyboard`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (script.test(request.url())) fetched.push(request.url());
    });
    await page.goto(paths.faqs);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    const goTo = async (text: string, ...keys: string[]) => {
      const field = fieldOf(page);
      if (width <= 600) {
        await tabTo(page, page.getByRole('button', { name: 'Search', exact: true }).first());
        await page.keyboard.press('Enter');
      } else await tabTo(page, field);
      await expect(field).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
      await expect(listOf(page)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^\d suggestions?$/ })).toHaveCount(
        1,
      );
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page);
      for (const key of keys) await page.keyboard.press(key);
      await expect(field).toBeFocused();
      const chosen = page.getByRole('option', { selected: true });
      await expect(chosen).toBeInViewport();
      await expectAccessible(page);
      const heights = await page
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => option.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      const name = (await chosen.locator('span').first().textContent()) ?? '';
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(listOf(page)).toHaveCount(0);
    };
    await goTo('Bird', 'ArrowDown');
    await expect(page).toHaveURL(/\/category\/Bird%20/);
    expect(fetched).not.toEqual([]);
    await page.goto(paths.faqs);
    await goTo('Bird', 'ArrowUp', 'ArrowUp');
    await expect(page).toHaveURL(/\/products\/[^?]+$/);
  });
}

// Spec: 1 §2 Header and menus
test('Escape closes the list and keeps the text; Enter without a choice searches', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.faqs);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.keyboard.type('spikes');
  await expect(listOf(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toHaveCount(0);
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('spikes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/search?query=spikes');
  await expect(listOf(page)).toHaveCount(0);
  await expect(fieldOf(page)).toBeHidden();
});

// Spec: 1 §2 Header and menus
test('a tap on the last suggestion searches, a tap beside the list closes it', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(paths.faqs);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Search', exact: true }).first().tap();
  await page.keyboard.type('spikes');
  await expect(listOf(page)).toBeVisible();
  await page.touchscreen.tap(180, 22);
  await expect(listOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Search', exact: true }).first().tap();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('spikes');
  await page.getByRole('option', { name: 'See all results for "spikes"' }).tap();
  await expect(page).toHaveURL('/products/search?query=spikes');
  await context.close();
});

// Spec: 1 §2 Header and menus
test('the search works without the script of its suggestions', async ({ page }) => {
  let tries = 0;
  await page.route(script, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto(paths.faqs);
  await page.waitForLoadState('networkidle');
  await fieldOf(page).click();
  await expect.poll(() => tries).toBeGreaterThan(0);
  await page.keyboard.type('spikes');
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('spikes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/search?query=spikes');
});

// Spec: 1 §2 Header and menus
test('a slow script keeps text and focus, and completes the typed text', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.faqs);
  await page.waitForLoadState('networkidle');
  const field = await fieldOf(page).elementHandle();
  await field?.click();
  await page.keyboard.type('spik');
  release();
  await expect(listOf(page)).toBeVisible();
  await page.keyboard.type('es');
  expect(
    await field?.evaluate((input: HTMLInputElement) => [
      input.isConnected,
      input === document.activeElement,
      input.value,
    ]),
  ).toEqual([true, true, 'spikes']);
});
