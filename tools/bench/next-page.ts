import type { Browser, Page } from '@playwright/test';
import { waits } from '../../apps/storefront/src/shared/business.ts';
import { launchPinned } from '../run/browser.ts';
import type { BenchOptions } from './bench-options.ts';
import { openPhone, type Phone } from './phone.ts';
import { type Figures, inRounds, quantile } from './rounds.ts';
import { rounded, showTable, withSpread } from './table.ts';

interface Step {
  from: string;
  /** The link that is pressed. */
  link: string;
  /** What the next page consists of. */
  content: string;
  /** The documented wait until it shows, in ms. */
  wait: number;
}

const steps: Record<string, Step> = {
  'home -> list': {
    from: '/',
    link: 'main a[href="/products"]',
    content: 'main ul[aria-label="Products"] article',
    wait: waits.routeChangeMs,
  },
  'list -> product': {
    from: '/products',
    link: 'main article h2 a',
    content: 'main h1 ~ *, main div:has(> h1) ~ *',
    wait: waits.routeChangeMs,
  },
  'blogs -> article': {
    from: '/blogs',
    link: 'main a[href^="/blogs/"]',
    content: 'main article h1',
    wait: waits.routeChangeMs,
  },
  'about -> contact': {
    from: '/about',
    link: 'a[href="/contact"]',
    content: 'main form textarea',
    wait: waits.contactMs,
  },
};

/** How long a finger lies on a link. */
const pressMs = 150;

/** Notes, in the page, when the next click comes and when this is seen after it. */
const watch = (page: Page, content: string) =>
  page.evaluate((selector) => {
    const seen = (async () => {
      const pressedAt = await new Promise<number>((resolve) => {
        const onClick = ({ timeStamp }: Event) => resolve(timeStamp);
        document.addEventListener('click', onClick, { capture: true, once: true });
      });
      const left = location.pathname;
      const isThere = () =>
        location.pathname !== left &&
        [...document.querySelectorAll(selector)].some((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        );
      while (!isThere()) await new Promise(requestAnimationFrame);
      return performance.now() - pressedAt;
    })();
    (window as unknown as { seen: Promise<number> }).seen = seen;
  }, content);

async function press({ page, devtools }: Phone, selector: string): Promise<void> {
  const link = page.locator(selector).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${selector} is not there.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise((done) => setTimeout(done, pressMs));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const go =
  (browser: Browser, shop: string, { from, link, content, wait }: Step) =>
  async () => {
    const phone = await openPhone(browser, shop);
    const { page, context } = phone;
    await page.goto(from, { waitUntil: 'networkidle' });
    await watch(page, content);
    await press(phone, link);
    const ms = await page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen);
    await context.close();
    return { late: ms - wait } satisfies Figures;
  };

/** How long after its documented wait the next page is there, on the phone, with an empty cache. */
export async function nextPage({ shop, rounds = 5 }: BenchOptions): Promise<void> {
  const browser = await launchPinned();
  const cases = Object.entries(steps).map(([name, step]) => [name, go(browser, shop, step)]);
  const results = await inRounds(Object.fromEntries(cases), rounds);
  await browser.close();
  const all = Object.values(results).map(({ late }) => quantile(late));
  showTable({
    ...Object.fromEntries(
      Object.entries(results).map(([name, { late }]) => [
        name,
        { 'ms after the wait': withSpread(late) },
      ]),
    ),
    'all of them': { 'ms after the wait': rounded(quantile(all)) },
  });
}
