import { type Shop, startShop } from '@parinda/testing/servers';
import { test as base, type Page } from '@playwright/test';

/** Resolves to this machine, but is no secure context for the browser. */
export const insecureHost = 'shop.test';

/** Tests sign up and log in far more often than customers. */
export const roomyLimits = { OTPS_PER_HOUR: '1000', LOGIN_FAILURES: '1000' };

/**
 * `shop`: one running shop per worker, with its own data folder. Earlier tests of the worker have
 * changed its data, for example by a review, unless `test.use({ hasInitialData: true })`.
 */
export const test = base.extend<
  { baseURL: string; page: Page },
  { shop: Shop; hasInitialData: boolean }
>({
  // Playwright gives tests with another value of a worker's option another worker.
  hasInitialData: [false, { scope: 'worker', option: true }],
  page: async ({ page }, use) => {
    await use(takenOver(page));
    // Removes routes that still hold an answer at the end of a test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const shop = await startShop(roomyLimits);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});

export async function sortBy(page: Page, order: string): Promise<void> {
  await page.getByRole('button', { name: /Sort By$/ }).click();
  await page.getByRole('option', { name: order, exact: true }).click();
}

/** Waits for hydration. */
export const untilTakenOver = (page: Page, options?: { timeout: number }) =>
  page.waitForFunction(() => !('earlyInput' in window && window.earlyInput), null, options);

/**
 * Makes goto and reload wait for hydration, which happens after the load event. Tests that set
 * `waitUntil` opt out.
 */
export function takenOver(page: Page): Page {
  const afterwards = async <Answer>(opened: Promise<Answer>, isWaitedFor: boolean) => {
    const answer = await opened;
    // Tests that block the script expect this timeout.
    if (isWaitedFor) await untilTakenOver(page, { timeout: 20_000 }).catch(() => {});
    return answer;
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = (url, options) => afterwards(goto(url, options), !options?.waitUntil);
  page.reload = (options) => afterwards(reload(options), !options?.waitUntil);
  return page;
}

export { expect } from '@playwright/test';

/** A page of the shop's origin without scripts, where tests write to the browser's storage. */
export const bareDocument = '/robots.txt';

export const demo = { email: 'demo@parinda.example', password: 'parinda-demo' };

/** Signs in as the login would, but without its form. */
export async function signIn(page: Page, shop: Shop, customer = demo): Promise<void> {
  const answer = await fetch(`${shop.url}/api/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(customer),
  });
  if (answer.status !== 200) throw new Error(`Login was answered ${answer.status}.`);
  const { token } = (await answer.json()) as { token: { access: string } };
  await page.goto(shop.url + bareDocument);
  await page.evaluate((access) => localStorage.setItem('token', access), token.access);
}
