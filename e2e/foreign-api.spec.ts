import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { freePort } from '../tools/run/free-port.ts';
import { inProject } from '../tools/run/project.ts';
import { type Server, startStorefront } from '../tools/run/shop.ts';

// The storefront in front of somebody else's API, on another origin: here the pacts' own answers.

let storefront: Server;
let endStub: () => void;

test.beforeAll(async () => {
  const port = await freePort();
  const script = inProject('tools/contracts/contracts.ts');
  const stub = spawn(process.execPath, [script, 'stub', `${port}`], { stdio: 'ignore' });
  endStub = () => stub.kill('SIGTERM');
  const api = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${api}/api/user/products/`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  storefront = await startStorefront(api);
});
test.afterAll(async () => {
  await storefront.stop();
  endStub();
});

test('a shopper browses, fills the cart and logs in', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (line) => line.type() === 'error' && refused.push(line.text()));

  await page.goto(`${storefront.url}/products`);
  const card = page.getByRole('list', { name: 'Products' }).getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('table').getByText(title)).toBeVisible();
  await page.getByRole('textbox', { name: /pincode/i }).fill('570001');
  await page.getByRole('button', { name: /check/i }).click();
  await expect(page.getByText('Pincode validated')).toBeVisible();

  await page.goto(`${storefront.url}/signup`);
  await page.getByRole('textbox', { name: 'Email' }).first().fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).first().fill('a long pass phrase');
  await page.getByRole('button', { name: 'Login' }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  expect(refused).toEqual([]);
});

test('its pages name the other host, and nothing else may be called', async () => {
  const answer = await fetch(storefront.url);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const api = /id="shop-config">.*?"apiBaseUrl":"([^"]+)"/.exec(await answer.text())?.[1];
  expect(api).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(policy).toContain(`connect-src 'self' ${api} `);
});
