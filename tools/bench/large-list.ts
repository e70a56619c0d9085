import type { Browser, Page } from '@playwright/test';
import type { Figures } from './rounds.ts';

/** When React has taken over the first product card, in ms since the navigation. */
const watchTakeover = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const link = document.querySelector('main article a');
      if (!link || !Object.keys(link).some((key) => key.startsWith('__reactProps'))) {
        return requestAnimationFrame(look);
      }
      return Object.assign(window, { takenOverAt: performance.now() });
    };
    requestAnimationFrame(look);
  });

const countOf = (page: Page) => page.locator('main [aria-live=polite]').first().textContent();
const firstOf = (page: Page) => page.locator('main article').first().textContent();
const atRest = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));

/** A list in a large window and on a slow processor: until it works, then a filter, then an order. */
export const workWithList = (browser: Browser, url: string) => async (): Promise<Figures> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  const scriptMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  };
  /** Script that an action sets off until the page shows something else and is at rest. */
  const scriptOf = async (act: () => Promise<unknown>, read: (page: Page) => Promise<unknown>) => {
    const shown = await read(page);
    const before = await scriptMs();
    await act();
    const deadline = Date.now() + 30_000;
    while ((await read(page)) === shown) {
      if (Date.now() > deadline) throw new Error('Nothing changed.');
      await new Promise((done) => setTimeout(done, 50));
    }
    await atRest(page);
    return (await scriptMs()) - before;
  };

  await watchTakeover(page);
  await page.goto(`${url}/products`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'takenOverAt' in window, undefined, { timeout: 60_000 });
  const hydrated = await page.evaluate(() => Number(Reflect.get(window, 'takenOverAt')));
  const box = page.locator('aside input[type=checkbox]').first();
  await box.waitFor({ state: 'attached' });
  await atRest(page);
  const filter = await scriptOf(() => box.evaluate((one: HTMLElement) => one.click()), countOf);
  const order = await scriptOf(
    () => page.locator('main select').first().selectOption('price-desc'),
    firstOf,
  );
  await context.close();
  return {
    'ms until it works': hydrated,
    'ms of script, a filter': filter,
    'ms of script, an order': order,
  };
};
