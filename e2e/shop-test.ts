import { test as base, type Page } from '@playwright/test';
import { type Shop, startShop } from '../tools/run/shop.ts';

/** Tests sign up and log in far oftener than a shopper does. */
export const roomyLimits = { OTPS_PER_HOUR: '1000', LOGIN_FAILURES: '1000' };

/** `shop`: one running shop per worker, with a data folder of its own. */
export const test = base.extend<{ baseURL: string }, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const shop = await startShop(roomyLimits);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});

export { expect } from '@playwright/test';

export const demo = { email: 'demo@parinda.example', password: 'parinda-demo' };

/** A session as login leaves it, without going through the form. */
export async function signIn(page: Page, shop: Shop, customer = demo): Promise<void> {
  const answer = await fetch(`${shop.url}/api/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(customer),
  });
  if (answer.status !== 200) throw new Error(`Login was answered ${answer.status}.`);
  const { token } = (await answer.json()) as { token: { access: string } };
  await page.goto(`${shop.url}/loader`);
  await page.evaluate((access) => localStorage.setItem('token', access), token.access);
}
