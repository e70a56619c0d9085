import { freePort } from '@parinda/testing/free-port';
import { type Server, startStorefront } from '@parinda/testing/servers';
import { test as base, expect } from '@playwright/test';
import { untilTakenOver } from './shop-test.ts';
import { type StandInApi, startStandIn } from './stand-in-api.ts';

// The storefront with an API that stops and starts.

const test = base.extend<{ port: number; storefront: Server; api: () => Promise<StandInApi> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
  port: async ({}, use) => use(await freePort()),
  storefront: async ({ port }, use) => {
    const storefront = await startStorefront(`http://127.0.0.1:${port}`);
    await use(storefront);
    await storefront.stop();
  },
  /** Starts the API, which stops with the test. */
  api: async ({ port }, use) => {
    const started: StandInApi[] = [];
    await use(async () => {
      const api = await startStandIn(port);
      started.push(api);
      return api;
    });
    for (const api of started) await api.stop();
  },
});

const answerOf = async (url: string) => {
  const answer = await fetch(url);
  const { status, headers } = answer;
  return { status, retryAfter: headers.get('retry-after'), html: await answer.text() };
};
const soon = { intervals: [500] };

test('the storefront without its API answers 503, and sends pages once the API starts', {
  tag: '@journey',
}, async ({ storefront: { url }, api, page }) => {
  const list = await answerOf(`${url}/products`);
  expect([list.status, list.retryAfter]).toEqual([503, '5']);
  expect(list.html).toContain('Discover Our Range');
  expect(list.html).toContain('<footer');

  // Pages that need no API work.
  expect((await answerOf(`${url}/about`)).status).toBe(200);
  expect((await answerOf(`${url}/sitemap.xml`)).status).toBe(503);

  await page.goto(`${url}/products`);
  await expect(page.getByText('An unexpected error occurrred.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'About' }).first()).toBeVisible();

  await api();
  await expect.poll(async () => (await answerOf(`${url}/products`)).status, soon).toBe(200);
  expect((await answerOf(`${url}/products`)).html).toContain('Stand-in spikes');
  await expect
    .poll(
      async () => (await answerOf(`${url}/about`)).html.includes('/category/Bird%20Spikes'),
      soon,
    )
    .toBe(true);
});

test('an API outage does not affect cached pages, and later requests recover', {
  tag: '@journey',
}, async ({ storefront: { url }, api }) => {
  const first = await api();
  expect((await answerOf(`${url}/products`)).status).toBe(200);
  await first.stop();
  const known = await answerOf(`${url}/products`);
  expect(known.status).toBe(200);
  expect(known.html).toContain('Stand-in spikes');
  const unknown = await answerOf(`${url}/products/stand-in-spikes`);
  expect([unknown.status, unknown.retryAfter]).toEqual([503, '5']);
  await api();
  await expect
    .poll(async () => (await answerOf(`${url}/products/stand-in-spikes`)).status, soon)
    .toBe(200);
});

test('a failed request is retried if the connection returns before the retry script has loaded', {
  tag: '@journey',
}, async ({ storefront: { url }, api, page }) => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/DeferredFeatures.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const backend = await api();
  backend.forbidden.add('/api/user/gallery/');
  const failed = page.waitForEvent('console', (line) => line.text().endsWith(': listGallery'));
  await page.goto(`${url}/about`);
  await untilTakenOver(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Gallery' })
    .click();
  await failed;
  backend.forbidden.clear();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  letCome();
  await expect(page.getByRole('main').getByText('A ledge')).toBeVisible();
});

// Spec: 2 §2 Product detail
test('a product page renders when its reviews cannot be read', {
  tag: '@journey',
}, async ({ storefront: { url }, api }) => {
  const backend = await api();
  backend.loseDatabase();
  const { status, html } = await answerOf(`${url}/products/stand-in-spikes`);
  expect(status).toBe(200);
  expect(html).toContain('Stand-in spikes');
  expect(html).toContain('Blunt, and long.');
});

test('an API that never answers delays a page no longer than the timeout', async ({
  storefront: { url },
  api,
}) => {
  const stuck = await api();
  stuck.hang();
  const startedAt = Date.now();
  const answers = await Promise.all(
    ['/', '/products', '/offers'].map((path) => answerOf(url + path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(Date.now() - startedAt).toBeLessThan(9000);
});

test('a detected catalogue change invalidates all pages at once', async ({
  storefront: { url },
  api,
}) => {
  const backend = await api();
  const priceOn = async () => /Rs\.[\d,]+\/-/.exec((await answerOf(`${url}/products`)).html)?.[0];
  expect(await priceOn()).toBe('Rs.549/-');
  backend.setPrice(499);
  // The storefront requests the list at most every 15 s; the page cache alone lasts 60 s.
  await expect
    .poll(
      async () => {
        await answerOf(`${url}/products?max=${Math.round(Math.random() * 40_000) + 600}`);
        return priceOn();
      },
      { timeout: 40_000, intervals: [1000] },
    )
    .toBe('Rs.499/-');
});
