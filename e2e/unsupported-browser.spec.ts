import { brand } from '@parinda/brand';
import { fixedPages, publicDataPages } from './pages.ts';
import { expect, test } from './shop-test.ts';

// Below the browser floor the server's HTML is the whole page (docs/browsers.md).

const notice = 'Your browser is too old';

test.describe('in a browser without the features of the floor', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream')),
  );

  test('public pages are readable below a notice with the phone number', async ({ page, shop }) => {
    const open = [...fixedPages, ...(await publicDataPages(shop))].filter(
      ({ name, isSignedIn }) => !isSignedIn && name !== 'product-dialog',
    );
    for (const { path } of open) {
      await page.goto(path);
      await expect(page.getByText(notice), path).toBeVisible();
      await expect(page.getByRole('link', { name: brand.phones[0] }).first(), path).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
    }
  });

  test('links and the search work', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('searchbox', { name: 'Search products' }).fill('rings');
    await page.getByRole('searchbox', { name: 'Search products' }).press('Enter');
    await expect(page).toHaveURL(/\/products\/search\?query=rings$/);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible();
    await expect(page.getByText(notice)).toBeVisible();
  });
});

test('a supported browser shows no notice', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(notice)).toBeHidden();
});
