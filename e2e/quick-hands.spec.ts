import { paths } from '@parinda/storefront/paths';
import type { Page, Request } from '@playwright/test';
import { newCustomer, ordersOf } from './customer.ts';
import { type AtCheckout, atCheckout, inWidget, payButton } from './payment.ts';
import { addFirstToCart } from './purchase.ts';
import { expect, signIn, sortBy, test } from './shop-test.ts';

// Ten clicks per second on a slow network: the last click must win.

const slowMs = 800;

/** Delays matching calls; returns the calls so far as 'METHOD path'. */
async function slowDown(page: Page, path: RegExp): Promise<string[]> {
  const calls: string[] = [];
  await page.route(path, async (route) => {
    calls.push(nameOf(route.request()));
    await new Promise((resolve) => setTimeout(resolve, slowMs));
    // Aborted calls cannot continue.
    await route.continue().catch(() => {});
  });
  return calls;
}

const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

/**
 * Clicks inside the page, because Playwright would wait for a stable element. A press begins with an
 * event that hydrates its part, unlike `click()`, so this sends one.
 */
const clickQuickly = (page: Page, clicked: string, times = 10) =>
  page.evaluate(
    async ([selector, count]) => {
      for (let click = 0; click < count; click += 1) {
        const pressed = document.querySelector<HTMLElement>(selector);
        pressed?.dispatchEvent(new Event('mousedown', { bubbles: true }));
        pressed?.click();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    [clicked, times] as const,
  );

/** Collects the values of an attribute, one for each change. */
async function watch(page: Page, selector: string, attribute: string): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('changed', (value: string) => seen.push(value));
  await page.evaluate(
    ([one, name]) => {
      let last = document.querySelector(one)?.getAttribute(name);
      new MutationObserver(() => {
        const value = document.querySelector(one)?.getAttribute(name);
        if (value !== last) (window as unknown as { changed: (v: unknown) => void }).changed(value);
        last = value;
      }).observe(document, { subtree: true, childList: true, attributes: true });
    },
    [selector, attribute] as const,
  );
  return seen;
}

test('ten increases and three decreases of a line result in seven more, in badge and storage', async ({
  page,
}) => {
  await page.goto(paths.products);
  await addFirstToCart(page);
  await page.goto(paths.cart);
  const quantity = page.getByRole('main').getByRole('textbox', { name: /^Quantity/ });
  await expect(quantity).toHaveValue('1');
  await clickQuickly(page, 'main button[aria-label^="Increase"]', 10);
  await clickQuickly(page, 'main button[aria-label^="Decrease"]', 3);
  await expect(quantity).toHaveValue('8');
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/8/);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]'));
  expect((await kept())[0].quantity).toBe(8);
});

test("a heart pressed ten times never flickers and ends in the server's state", async ({
  page,
  shop,
}) => {
  await signIn(page, shop, await newCustomer(shop));
  await page.goto(paths.products);
  const heart = 'main article button[aria-pressed]';
  await expect(page.locator(heart).first()).toBeEnabled();
  const calls = await slowDown(page, /\/api\/user\/wishlist\//);
  const shown = await watch(page, heart, 'aria-pressed');
  await clickQuickly(page, heart);
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(2);
  await page.waitForTimeout(3 * slowMs);
  // The heart is disabled during a call (2 §4): a second of clicks makes two calls, not ten.
  const writes = calls.filter((call) => !call.startsWith('GET'));
  expect(writes.length).toBeLessThanOrEqual(3);
  expect(shown).toHaveLength(writes.length);
  const last = await page.locator(heart).first().getAttribute('aria-pressed');
  await page.unroute(/\/api\/user\/wishlist\//);
  await page.reload();
  await expect(page.locator(heart).first()).toHaveAttribute('aria-pressed', last ?? '');
});

test('rapid filter and sort changes end with the last choice, also after a reload', async ({
  page,
}) => {
  await page.goto(paths.products);
  const box = 'main input[type=checkbox]';
  await expect(page.locator(box).first()).toBeEnabled();
  const shown = () => page.getByRole('main').getByRole('article').count();
  const all = await shown();
  await clickQuickly(page, box, 9);
  await expect(page.locator(box).first()).toBeChecked();
  await expect(page).toHaveURL(/\?/);
  await expect.poll(shown).toBeLessThan(all);
  const filtered = await shown();

  const orders = ['Default', 'Name (A–Z)', 'Price (Low to High)', 'Price (High to Low)'];
  for (const order of [...orders, ...orders.slice(0, 2)]) await sortBy(page, order);
  const order = page.getByRole('button', { name: /Sort By$/ });
  await expect(order).toHaveText('Name (A–Z)');
  await page.reload();
  await expect(order).toHaveText('Name (A–Z)');
  await expect(page.locator(box).first()).toBeChecked();
  await expect.poll(shown).toBe(filtered);
});

test('rapid searches show the last one', async ({ page }) => {
  await page.goto(paths.home);
  const box = page.getByRole('search').getByLabel('Search products');
  await slowDown(page, /\/api\/user\/products\//);
  for (const words of ['net', 'spikes', 'monkey', 'net', 'gel', 'spikes']) {
    await box.fill(words);
    await box.press('Enter');
  }
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Search Results for "spikes"');
  await page.waitForTimeout(3 * slowMs);
  await expect(title).toHaveText('Search Results for "spikes"');
  await expect(page).toHaveURL('/products/search?query=spikes');
  await expect(box).toHaveValue('spikes');
  const found = page.getByRole('main').getByRole('article').getByRole('heading');
  const shown = await found.allTextContents();
  await page.reload();
  await expect(found.first()).toBeVisible();
  expect(await found.allTextContents()).toEqual(shown);
});

const checkout = test.extend<AtCheckout>(atCheckout);

checkout(
  'ten clicks on Pay make one order and one window',
  { tag: '@journey' },
  async ({ page, shop, customer }) => {
    const calls = await slowDown(page, /\/api\/user\/orders\//);
    await payButton(page).evaluate((button) => button.setAttribute('data-pressed', ''));
    await clickQuickly(page, '[data-pressed]');
    await expect(inWidget(page, 'Pay')).toHaveCount(1);
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(await ordersOf(shop, customer)).toHaveLength(1);
  },
);
