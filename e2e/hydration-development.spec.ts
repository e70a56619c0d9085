import { type Shop, startDevelopment } from '@parinda/testing/servers';
import type { Browser } from '@playwright/test';
import { complaintsOf, fillCart } from './hydration.ts';
import { fixedPages, publicDataPages, visit } from './pages.ts';
import { expect, roomyLimits, test as shopTest, signIn } from './shop-test.ts';

// React reports hydration differences only in development.

/** `shop` runs as `pnpm dev` starts it. */
const test = shopTest.extend({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const shop = await startDevelopment(roomyLimits);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One worker, because two would write Vite's cache at the same time.
test.describe.configure({ mode: 'default' });

const widths = [360, 1280];

/** Loads the pages in both widths in parallel, because visits mostly wait. */
async function expectNoComplaints(browser: Browser, shop: Shop, paths: string[]) {
  await Promise.all(
    widths.map(async (width) => {
      const viewport = { width, height: 800 };
      const page = await browser.newPage({ baseURL: shop.url, viewport });
      const complaints = complaintsOf(page);
      for (const path of paths) {
        await visit(page, path);
        expect(complaints, `${path} at ${width} px`).toEqual([]);
      }
      await page.close();
    }),
  );
}

for (const { path } of fixedPages.filter(({ isSignedIn }) => !isSignedIn)) {
  test(`${path} hydrates without a warning`, ({ browser, shop }) =>
    expectNoComplaints(browser, shop, [path]));
}

test('pages of records hydrate without a warning', async ({ browser, shop }) => {
  const pages = await publicDataPages(shop);
  await expectNoComplaints(
    browser,
    shop,
    pages.map(({ path }) => path),
  );
});

for (const width of widths) {
  test(`browser-only data renders without a warning at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, shop);
    await fillCart(page);
    const complaints = complaintsOf(page);
    for (const path of ['/', '/cart', '/checkout', '/orders']) {
      await visit(page, path);
      expect(complaints, path).toEqual([]);
    }
  });
}

test('a page has its styles before its scripts load, and loads no style twice', async ({
  browser,
  page,
  shop,
}) => {
  const plain = await browser.newPage({ baseURL: shop.url, javaScriptEnabled: false });
  await plain.goto('/about');
  await visit(page, '/about');
  const look = (one: typeof page) =>
    one.getByRole('banner').evaluate((header) => {
      const { width, height } = header.getBoundingClientRect();
      return { width, height, margin: getComputedStyle(document.body).margin };
    });
  expect(await look(plain)).toEqual(await look(page));
  await plain.close();
  const ids = await page
    .locator('style[data-vite-dev-id]')
    .evaluateAll((styles) => styles.map((style) => style.getAttribute('data-vite-dev-id')));
  expect(ids.length).toBeGreaterThan(10);
  expect(ids).toEqual([...new Set(ids)]);
});
