import { test as base, expect } from '@playwright/test';
import { paths } from '../apps/storefront/src/shared/paths.ts';
import { type Stub, startStub } from '../tools/contracts/stub/stub.ts';
import { type Server, startStorefront } from '../tools/run/shop.ts';
import { addAddress } from './purchase.ts';

// The storefront in front of somebody else's API, on another origin: here the pacts' own answers.

const test = base.extend<{ baseURL: string }, { stub: Stub; storefront: Server }>({
  stub: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const stub = await startStub(0);
      await use(stub);
      await stub.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  storefront: [
    async ({ stub }, use) => {
      const widget = { CHECKOUT_SCRIPT_URL: `${stub.url}/sandbox/checkout.js` };
      const storefront = await startStorefront(stub.url, widget);
      await use(storefront);
      await storefront.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ storefront }, use) => use(storefront.url),
});

test('a shopper browses, fills the cart, logs in and pays', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (line) => line.type() === 'error' && refused.push(line.text()));

  await page.goto(paths.products);
  const card = page.getByRole('list', { name: 'Products' }).getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('table').getByText(title)).toBeVisible();
  // As many as the pacts' order has, or the amount is another.
  await page.getByRole('button', { name: /^Increase/ }).click();
  await page.getByRole('textbox', { name: /pincode/i }).fill('570001');
  await page.getByRole('button', { name: /check/i }).click();
  await expect(page.getByText('Pincode validated')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();

  const login = page.getByRole('region', { name: 'Login' });
  await login.getByRole('textbox', { name: 'Email' }).fill('whoever@example.com');
  await login.getByLabel('Password', { exact: true }).fill('whatever they chose');
  await login.getByRole('button', { name: 'Login' }).click();
  await addAddress(page);
  await page.getByRole('radio', { name: /14 Temple Street/ }).check();
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Payment successful!').first()).toBeVisible();

  await page.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await page.goto(paths.wishlist);
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  expect(refused).toEqual([]);
});

test('its pages name the other host, and nothing else may be called', async ({
  stub,
  storefront,
}) => {
  const answer = await fetch(storefront.url);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const api = /id="shop-config">.*?"apiBaseUrl":"([^"]+)"/.exec(await answer.text())?.[1];
  expect(api).toBe(stub.url);
  expect(policy).toContain(`connect-src 'self' ${api} `);
});
