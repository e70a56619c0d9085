import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { paths } from '@parinda/storefront/paths';
import { type Shop, startStorefront } from '@parinda/testing/servers';
import type { Page } from '@playwright/test';
import { unregisteringWorker } from '../apps/storefront/worker/unregisteringWorker.ts';
import { newCustomer, openCheckout } from './customer.ts';
import { expectOneOrder, inWidget, proceed } from './payment.ts';
import { expect, signIn, test } from './shop-test.ts';
import { startStandIn } from './stand-in-api.ts';

// Offline, the shop shows only pages stored on this device. All other tests block the service
// worker.

test.use({ serviceWorkers: 'allow' });

/** Returns the paths of all stored answers. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caught)).flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the worker has prefetched its files and stored this page. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => stored(page)).toContain(new URL(page.url()).pathname);
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });
const lastSeen = /You are offline: last seen \d+ \w+ \d{4}, \d+:\d\d [ap]m\./;

// Spec: 1 §2 Shell
test('a visited page opens offline with the date of its data', async ({ page, context, shop }) => {
  const answer = await fetch(`${shop.url}/api/user/products/`);
  const [product] = (await answer.json()) as { slug: string; title: string }[];
  const title = page.getByRole('heading', { level: 1 });
  await visit(page, '/');
  await visit(page, `/products/${product?.slug}`);
  await context.setOffline(true);
  await expect(notice(page)).toContainText(lastSeen);
  await page.reload();
  await expect(title).toContainText(product?.title ?? 'a product');
  await expect(notice(page)).toContainText(lastSeen);
  await page.goto('/');
  await expect(notice(page)).toContainText(lastSeen);

  await page.goto('/blogs/999');
  await expect(notice(page)).toContainText('this page was not seen on this device before');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
});

// Spec: 1 §2 Shell
test('no session data is stored, and writes fail offline', async ({ page, context, shop }) => {
  await signIn(page, shop);
  await visit(page, paths.contact);
  for (const path of [paths.orders, paths.manageAddress]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.goto(paths.contact);
  const ofSession = /order|account|profile|wishlist|address|signup|pincode|checkout/;
  const all = await stored(page);
  expect(all).toContain(paths.contact);
  expect(all.filter((path) => !path.startsWith('/assets/') && ofSession.test(path))).toEqual([]);

  await context.setOffline(true);
  for (const field of ['Name', 'Email', 'Subject', 'Message']) {
    await page.getByRole('textbox', { name: field }).fill('asha@example.com');
  }
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('You are offline, so nothing was sent.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('asha@example.com');
  await page.goto(paths.orders);
  await expect(notice(page)).toContainText('not saved on this device');
});

/** Starts a proxy of the shop that can deploy another worker. */
async function proxied(target: string) {
  const proxy = createServer((asked, reply) => {
    const { method, url, headers } = asked;
    if (url === '/sw.js' && served.worker !== undefined) {
      reply.writeHead(200, { 'content-type': 'text/javascript' }).end(served.worker);
      return;
    }
    const passed = request(target + url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const served = {
    url: `http://127.0.0.1:${port}`,
    worker: undefined as string | undefined,
    /** Stops answering, like a lost connection to the server. */
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
  return served;
}

const workers = (of: Page) =>
  of.evaluate(async () => {
    const known = await navigator.serviceWorker.getRegistration();
    return [known?.active?.state, known?.waiting?.state];
  });

/**
 * Stops idle workers, as browsers do after half a minute. Chromium may never answer while a worker
 * is starting, so callers repeat this until the workers are as expected.
 */
async function stopWorkers(anyPage: Page): Promise<void> {
  const devtools = await anyPage.context().newCDPSession(anyPage);
  await devtools.send('ServiceWorker.enable');
  await Promise.race([devtools.send('ServiceWorker.stopAllWorkers'), setTimeout(5000)]);
  await devtools.detach();
}

const checkForNew = (of: Page) =>
  of.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
const anotherWorker = async ({ url }: Shop) => `${await (await fetch(`${url}/sw.js`)).text()}//`;

// Spec: 1 §2 Shell
test('a new worker waits for open pages, and the last worker removes all data', async ({
  page,
  context,
  shop,
}) => {
  const proxy = await proxied(shop.url);
  await visit(page, proxy.url + paths.contact);
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('The strips came loose.');
  proxy.worker = await anotherWorker(shop);
  await checkForNew(page);
  await expect.poll(() => workers(page)).toEqual(['activated', 'installed']);
  await expect(field).toHaveValue('The strips came loose.');
  // The old worker no longer has an open page.
  await page.close();
  let next = await context.newPage();
  await expect(async () => {
    await next.goto('about:blank');
    await stopWorkers(next);
    // Chromium activates a worker that was stopped while it started only at the next navigation.
    await next.goto(proxy.url);
    await expect.poll(() => workers(next), { timeout: 5000 }).toEqual(['activated', undefined]);
  }).toPass();

  proxy.worker = unregisteringWorker;
  await expect(async () => {
    // The browser skips the check if one is running, as after each navigation.
    await checkForNew(next);
    const kept = () => next.evaluate(() => caches.keys());
    const isGone = await expect
      .poll(kept, { timeout: 5000 })
      .toEqual([])
      .then(
        () => true,
        () => false,
      );
    if (isGone) return;
    // The old worker first completes its events; the browser stops a hanging one only after
    // minutes.
    await stopWorkers(next);
    await next.close();
    next = await context.newPage();
    await next.goto(proxy.url);
    throw new Error('It is still there.');
  }).toPass();
  await next.goto('about:blank');
  proxy.close();
  await expect(next.goto(proxy.url)).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

test('a payment continues while a new worker is deployed', async ({ page, shop }) => {
  const proxy = await proxied(shop.url);
  const customer = await newCustomer(shop);
  await visit(page, proxy.url + paths.contact);
  await openCheckout(page, shop, customer, proxy.url);
  await proceed(page);
  await expect(inWidget(page, 'Pay')).toBeVisible();
  proxy.worker = await anotherWorker(shop);
  await checkForNew(page);
  await expect.poll(() => workers(page)).toEqual(['activated', 'installed']);
  await inWidget(page, 'Pay').click();
  await expect(page.getByText('Payment successful!').first()).toBeVisible();
  await expectOneOrder(shop, customer, 'completed');
  proxy.close();
});

test("an answer of another origin's API opens offline with its date", async ({ page }) => {
  const api = await startStandIn();
  const storefront = await startStorefront(api.url);
  try {
    await visit(page, storefront.url + paths.home);
    // Navigates on the client, so that the browser requests the other origin.
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Products' }).click();
    await expect(
      page
        .getByRole('list', { name: 'Products' })
        .getByRole('article', { name: 'Stand-in spikes' }),
    ).toBeVisible();
    await expect.poll(() => stored(page)).toContain('/api/user/products/');
    await visit(page, storefront.url + paths.products);
  } finally {
    await api.stop();
    await storefront.stop();
  }
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(
    page.getByRole('list', { name: 'Products' }).getByRole('article', { name: 'Stand-in spikes' }),
  ).toBeVisible();
  await expect(notice(page)).toContainText(lastSeen);
});
