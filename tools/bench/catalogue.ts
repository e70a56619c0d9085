import type { Page } from '@playwright/test';
import { launchPinned } from '../run/browser.ts';
import { compare } from './measure.ts';

interface Summary {
  slug: string;
}

/** The shop's own products, again and again under other names. */
const manyOf = (products: readonly Summary[], count: number) =>
  Array.from({ length: count }, (_, at) => {
    const product = products[at % products.length];
    return { ...product, id: at + 1, slug: `${product?.slug}-${at}` };
  });

/** From a click on a filter until the next picture of the page shows the new count. */
const filtering = (page: Page) => () =>
  page.evaluate(async () => {
    const box = document.querySelector<HTMLElement>('aside input[type=checkbox]');
    const count = document.querySelector('[aria-live=polite]');
    if (!box || !count) throw new Error('The filters are not there.');
    const changed = new Promise((resolve) => {
      new MutationObserver(resolve).observe(count, { characterData: true, subtree: true });
    });
    const startedAt = performance.now();
    box.click();
    await changed;
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return { overriddenDuration: performance.now() - startedAt };
  });

/** The longest wait between two frames while the list is scrolled by six screens. */
const scrolling = (page: Page) => () =>
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
    return { overriddenDuration: longest };
  });

/** /products with ten thousand products, beside the same page with the shop's own. */
export async function catalogue(shop: string): Promise<void> {
  const browser = await launchPinned();
  const open = async (count = 0) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.route('**/api/user/products/', async (route) => {
      const answer = await route.fetch();
      const products = (await answer.json()) as Summary[];
      await route.fulfill({ json: count ? manyOf(products, count) : products });
    });
    await page.goto(`${shop}/products`);
    await page.locator('aside input[type=checkbox]').first().waitFor({ state: 'attached' });
    await page.getByRole('article').first().waitFor();
    return page;
  };
  const [own, many] = [await open(), await open(10_000)];
  await compare({ 'a filter, own products': filtering(own), '10,000': filtering(many) }, 20);
  await compare({ 'longest frame, own products': scrolling(own), '10,000': scrolling(many) }, 9);
  await browser.close();
}
