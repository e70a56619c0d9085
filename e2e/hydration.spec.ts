import { paths } from '@parinda/storefront/paths';
import type { Page } from '@playwright/test';
import { complaintsOf, fillCart, fullCart } from './hydration.ts';
import { fixedPages, publicDataPages, visit } from './pages.ts';
import { expect, signIn, test, untilTakenOver } from './shop-test.ts';

// Hydration must not change the server's HTML, and must not repeat the server's requests.

// Only the browser knows the cart, and a missing product is requested once more.
const askedAgain = ['cart-empty', 'product-unknown'];

const visitors = [
  { who: 'a visitor on a phone, in dark', width: 360, colorScheme: 'dark', isCustomer: false },
  { who: 'a visitor at a desk', width: 1280, colorScheme: 'light', isCustomer: false },
  {
    who: 'a customer with a full cart on a phone',
    width: 360,
    colorScheme: 'light',
    isCustomer: true,
  },
  {
    who: 'a customer with a full cart at a desk, in dark',
    width: 1280,
    colorScheme: 'dark',
    isCustomer: true,
  },
] as const;

for (const { who, width, colorScheme, isCustomer } of visitors) {
  for (const isOwn of isCustomer ? [true, false] : [false]) {
    const which = isOwn ? 'page of the account' : 'public page';
    const tag = isOwn && width > 600 ? '@journey' : [];
    test(`every ${which} hydrates without a change for ${who}`, { tag }, async ({
      browser,
      shop,
    }) => {
      const context = await browser.newContext({
        baseURL: shop.url,
        viewport: { width, height: 800 },
        colorScheme,
      });
      const page = await context.newPage();
      // Data saving disables prefetching of visible cards, which would start after two seconds.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      if (isCustomer) {
        await signIn(page, shop);
        await fillCart(page);
      }
      const complaints = complaintsOf(page);
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/(api|seo-json)\//.test(pathname)) calls.push(pathname);
      });
      const pages = [...fixedPages, ...(await publicDataPages(shop))];
      for (const { name, path, isSignedIn } of pages) {
        if (isSignedIn !== isOwn) continue;
        // Ends the requests of the previous page.
        await page.goto('about:blank');
        calls.length = 0;
        await visit(page, path);
        expect(complaints, path).toEqual([]);
        if (!isCustomer && !askedAgain.includes(name)) expect(calls, path).toEqual([]);
      }
      await context.close();
    });
  }
}

test('the login page hydrates without a change after a redirect and a reload', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(paths.orders);
  await expect(page.getByText('Please login to view your orders').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Please login to view your orders').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the main pages hydrate without a change or a layout shift', {
  tag: '@journey',
}, async ({ browser, shop }) => {
  for (const width of [360, 1280]) {
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.addInitScript((value) => {
      localStorage.setItem('cartItems', value);
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        })[]) {
          const nodes = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80));
          shifts.push(`${entry.value.toFixed(4)} ${nodes.join(' | ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }, JSON.stringify(fullCart));
    for (const path of [
      '/',
      '/products',
      '/products/net-rings-pack-of-250',
      '/about',
      '/contact',
      '/blogs',
    ]) {
      await visit(page, path);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
      expect(complaints, path).toEqual([]);
      expect(sum, `${path} at ${width} px:\n${shifts.join('\n')}`).toBeLessThanOrEqual(0.02);
    }
    await context.close();
  }
});

/** Pauses the clock. Returns the URLs of all scripts that the page requests from now on. */
async function pausedScripts(page: Page): Promise<string[]> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  );
  return scripts;
}

/** Runs a frame of the paused clock. */
const nextFrame = (page: Page) => page.clock.runFor(16);

for (const [when, go] of [
  ['after the eager images', (_page, load) => load()],
  ['at the first input', (page) => page.keyboard.press('Tab')],
  ['after two seconds', (page) => page.clock.runFor(2000)],
] as const satisfies [string, (page: Page, load: () => void) => unknown][]) {
  test(`scripts load ${when}`, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    const scripts = await pausedScripts(page);
    await page.route('**/*.{avif,webp,jpg,png}', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
    expect(scripts).toEqual([]);
    await go(page, held.resolve);
    await expect.poll(() => nextFrame(page).then(() => scripts.length)).toBeGreaterThan(0);
    held.resolve();
    await page.clock.resume();
    await untilTakenOver(page);
  });
}

test('scripts load after the documented wait', async ({ page }) => {
  const scripts = await pausedScripts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto(paths.home, { waitUntil: 'load' });
  await nextFrame(page);
  await nextFrame(page);
  expect(scripts).toEqual([]);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(() => nextFrame(page).then(() => scripts.length)).toBeGreaterThan(0);
  await page.clock.resume();
  await untilTakenOver(page);
});
