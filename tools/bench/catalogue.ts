import type { Page } from '@playwright/test';
import { launchPinned } from '../run/browser.ts';
import { startShop } from '../run/shop.ts';
import { buildStorefront } from '../run/storefront.ts';
import { type Case, compare, type Row } from './measure.ts';

interface Summary {
  id: number;
  slug: string;
  title: string;
}

/** The shop's own products, again and again under other names. */
const manyOf = (products: readonly Summary[], count: number) =>
  Array.from({ length: count }, (_, index) => {
    const product = products[index % products.length] as Summary;
    return {
      ...product,
      id: index + 1,
      slug: `${product.slug}-${index}`,
      title: `${product.title} (${index})`,
    };
  });

/** From a click on a filter until the next picture of the page shows the new count. */
const filtering =
  (page: Page): Case =>
  () =>
    page.evaluate(async () => {
      const box = document.querySelector<HTMLElement>('aside input[type=checkbox]');
      const count = document.querySelector('[aria-live=polite]');
      if (!box || !count) throw new Error('The filters are not there.');
      const changed = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(count, { characterData: true, childList: true, subtree: true });
      });
      const startedAt = performance.now();
      box.click();
      await changed;
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return performance.now() - startedAt;
    });

/** The longest wait between two frames while the list is scrolled by six screens. */
const scrolling =
  (page: Page): Case =>
  () =>
    page.evaluate(async () => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      scrollTo(0, 0);
      let last = await frame();
      let longest = 0;
      for (let step = 0; step < 60; step += 1) {
        scrollBy(0, 90);
        const now = await frame();
        longest = Math.max(longest, now - last);
        last = now;
      }
      return longest;
    });

/** /products with ten thousand products, beside the same page with the shop's own. */
export async function catalogue(): Promise<Row[]> {
  await buildStorefront();
  const shop = await startShop();
  const browser = await launchPinned();
  const open = async (count?: number) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    if (count !== undefined) {
      await page.route('**/api/user/products/', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: manyOf((await answer.json()) as Summary[], count) });
      });
    }
    await page.goto(`${shop.url}/products`);
    await page.locator('aside input[type=checkbox]').first().waitFor({ state: 'attached' });
    await page.getByRole('article').first().waitFor();
    return page;
  };
  try {
    const [own, many] = [await open(), await open(10_000)];
    return [
      ...(await compare(
        { 'a filter, own products': filtering(own), 'a filter, 10,000 products': filtering(many) },
        20,
      )),
      ...(await compare(
        { 'longest frame, own products': scrolling(own), 'longest frame, 10,000': scrolling(many) },
        9,
      )),
    ];
  } finally {
    await browser.close();
    await shop.stop();
  }
}
