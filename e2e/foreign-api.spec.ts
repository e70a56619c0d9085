import { createHmac } from 'node:crypto';
import { sandboxFiles } from '@parinda/api/dev/sandbox-files';
import { paths } from '@parinda/storefront/paths';
import { freePort } from '@parinda/testing/free-port';
import { type Server, startStorefront } from '@parinda/testing/servers';
import { test as base, expect, type Page } from '@playwright/test';
import {
  keySecret,
  phpWithLibraries,
  pythonWithDjango,
  startDjango,
  startExpress,
  startPhp,
} from '../tools/contracts/examples/start.ts';
import { type Stub, startStub } from '../tools/contracts/stub/stub.ts';
import { inWidget } from './payment.ts';
import { addAddress } from './purchase.ts';

// The storefront with an API of another origin: first the pact responses, then the example
// backends.

const test = base.extend<{ baseURL: string }, { stub: Stub; storefront: Server }>({
  stub: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const stub = await startStub(0);
      await use(stub);
      await stub.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  storefront: [
    async ({ stub }, use) => {
      const widget = { CHECKOUT_SCRIPT_URL: `${stub.url}/sandbox/checkout.js` };
      const storefront = await startStorefront(stub.url, widget);
      await use(storefront);
      await storefront.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ storefront }, use) => use(storefront.url),
});

/** Buys from the list to a paid order, on pages that log no errors. */
async function buy(page: Page, account: { email: string; password: string }): Promise<string> {
  const blocked: string[] = [];
  page.on('console', (line) => {
    // The browser reports the 404 of a backend without optional operations.
    const isExpected = line.location().url.endsWith('/api/user/capabilities/');
    if (line.type() === 'error' && !isExpected) blocked.push(line.text());
  });

  await page.goto(paths.products);
  const card = page.getByRole('list', { name: 'Products' }).getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('table').getByText(title)).toBeVisible();
  // The quantity of the pact's order; otherwise the amount differs.
  await page.getByRole('button', { name: /^Increase/ }).click();
  await page.getByRole('textbox', { name: /pincode/i }).fill('570001');
  await page.getByRole('button', { name: /check/i }).click();
  await expect(page.getByText('Pincode validated')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();

  const login = page.getByRole('region', { name: 'Login' });
  await login.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await login.getByLabel('Password', { exact: true }).fill(account.password);
  await login.getByRole('button', { name: 'Login' }).click();
  await addAddress(page);
  await page.getByRole('radio', { name: /14 Temple Street/ }).press('Space');
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await inWidget(page, 'Pay').click();
  await expect(page.getByText('Payment successful!').first()).toBeVisible();

  await page.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  expect(blocked).toEqual([]);
  return title;
}

test('a customer browses, fills the cart, logs in and pays', { tag: '@journey' }, async ({
  page,
}) => {
  const title = await buy(page, { email: 'whoever@example.com', password: 'whatever they chose' });
  await page.goto(paths.wishlist);
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
});

test('pages name the API host in their configuration and policy', async ({ stub, storefront }) => {
  const answer = await fetch(storefront.url);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const api = /id="shop-config">.*?"apiBaseUrl":"([^"]+)"/.exec(await answer.text())?.[1];
  expect(api).toBe(stub.url);
  expect(policy).toContain(`connect-src 'self' ${api};`);
});

/** The payment provider's host serves the widget and its requests. */
const provider = 'https://checkout.example';

async function answerAsProvider(page: Page): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(`${provider}/sandbox/**`, (route) => {
    const file = sandboxFiles[new URL(route.request().url()).pathname];
    return route.fulfill({
      headers,
      contentType: file?.type ?? 'text/plain',
      body: file?.body ?? '',
    });
  });
  await page.route(`${provider}/sandbox/payments`, (route) => {
    const { order_id: razorpay_order_id } = JSON.parse(route.request().postData() ?? '{}');
    const razorpay_payment_id = 'pay_Sandbox00000001';
    const hmac = createHmac('sha256', keySecret);
    const razorpay_signature = hmac
      .update(`${razorpay_order_id}|${razorpay_payment_id}`)
      .digest('hex');
    const json = { razorpay_order_id, razorpay_payment_id, razorpay_signature };
    return route.fulfill({ headers, json });
  });
}

const python = pythonWithDjango();
const php = phpWithLibraries();
for (const [name, start] of [
  ['Express', startExpress],
  // Optional, because not every machine has Python and PHP; CI installs them.
  ...(python ? [['Django', (settings: object) => startDjango(python, settings)] as const] : []),
  ...(php ? [['PHP', (settings: object) => startPhp(php, settings)] as const] : []),
] as const) {
  test(`a customer buys from the ${name} example`, async ({ browser, stub }) => {
    const port = await freePort();
    const backend = await start({ CORS_ORIGINS: `http://127.0.0.1:${port}` });
    const storefront = await startStorefront(backend.url, {
      PORT: String(port),
      PINCODE_URL: stub.url,
      CHECKOUT_SCRIPT_URL: `${provider}/sandbox/checkout.js`,
    });
    const account = { email: 'asha@example.com', password: 'a long pass phrase' };
    for (const [state, params] of [
      ['a customer is registered', account],
      ['products are on sale', {}],
    ]) {
      const body = JSON.stringify({ state, params, action: 'setup' });
      const headers = { 'content-type': 'application/json' };
      await fetch(`${backend.url}/_pact/states`, { method: 'POST', headers, body });
    }
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
    const page = await context.newPage();
    await answerAsProvider(page);
    await buy(page, account).finally(async () => {
      await context.close();
      await storefront.stop();
      await backend.stop();
    });
  });
}
