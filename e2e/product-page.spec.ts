import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

// Features of the product page beyond the documents (2 §2).

const spikes = '/products/crest-stainless-steel-bird-spikes-pack-of-5';
const phone = { width: 360, height: 740 };

const buyButtons = (page: Page) =>
  ['Add To Cart', 'Buy Now'].map((name) =>
    page.getByRole('main').getByRole('button', { name, exact: true }),
  );

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

test('the buy bar on a phone stays visible and covers nothing', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(spikes);
  for (const button of buyButtons(page)) await expect(button).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Goes with it' })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  const last = footer.getByRole('link').last();
  // Late layout makes the page longer while it scrolls.
  await expect(async () => {
    await scrollToEnd(page);
    await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  for (const button of buyButtons(page)) await expect(button).toBeInViewport({ ratio: 1 });
  const isLastOnTop = () =>
    last.evaluate((link) => {
      const { left, bottom, width } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, bottom - 2));
    });
  expect(await isLastOnTop()).toBe(true);

  // WCAG 2.4.11: the browser scrolls the focused element into view.
  await page.evaluate(() => window.scrollTo(0, 0));
  await last.focus();
  await expect.poll(isLastOnTop).toBe(true);
});

test('the title never breaks inside a word at any width', async ({ page }) => {
  await page.goto('/products/guard-polycarbonate-bird-spikes-pack-of-10');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Polycarbonate');
  for (const width of [320, 360, 600, 700, 768, 820, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await heading.evaluate((element) => {
      const text = element.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    });
    expect(broken, `at ${width} px`).toEqual([]);
  }
});

test('the buy bar is not fixed in a window that it would half cover', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(spikes);
  const [addToCart] = buyButtons(page);
  await expect(addToCart as NonNullable<typeof addToCart>).not.toBeInViewport();
});

test('both buy buttons fit into the window with text of 200 %', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto(spikes);
  for (const button of buyButtons(page)) await expect(button).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('related products are of another category and can be added to the cart', async ({ page }) => {
  await page.goto(spikes);
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Goes with it' }),
  });
  // The list loads when the section is near.
  await expect(section).toHaveCount(0);
  await page.getByRole('tabpanel').scrollIntoViewIfNeeded();
  await expect(section.getByRole('listitem')).toHaveCount(3);
  const first = section.getByRole('listitem').first();
  const title = await first.getByRole('link').textContent();
  expect(title).toContain('Adhesive for Spikes');
  await first.getByRole('button', { name: `Add To Cart: ${title}` }).click();
  await expect(page.getByText(`${title} is in your cart.`)).toBeVisible();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});

test('a pincode check shows the delivery estimate and counts for the cart', async ({ page }) => {
  await page.goto(spikes);
  const main = page.getByRole('main');
  await main.getByLabel('Pincode').fill('570001');
  await main.getByRole('button', { name: 'Check' }).click();
  await expect(main.getByText('Pincode validated')).toBeVisible();
  await expect(main.getByText(/^To Mysuru, Karnataka: about /)).toBeVisible();
  await main.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(main.getByRole('button', { name: 'Checkout' })).toBeEnabled();
});

test('the reviews show the count of each star rating', async ({ page, shop }) => {
  const products = await fetch(`${shop.url}/api/user/products/`);
  const all = (await products.json()) as { id: number; slug: string }[];
  const { id } = all.find(({ slug }) => spikes.endsWith(slug)) ?? {};
  const answer = await fetch(`${shop.url}/api/user/reviews/?product_id=${id}`);
  const reviews = (await answer.json()) as { rating: number }[];
  await page.goto(spikes);
  for (const stars of [1, 2, 3, 4, 5]) {
    const count = reviews.filter(({ rating }) => rating === stars).length;
    const name = `${stars} ${stars === 1 ? 'star' : 'stars'}`;
    await expect(page.getByRole('meter', { name, exact: true })).toHaveAttribute(
      'aria-valuetext',
      `${count} ${count === 1 ? 'review' : 'reviews'}`,
    );
  }
});

test('the focused element on a phone is neither covered by the bar nor moved by late content', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/user/products/', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/guard-polycarbonate-bird-spikes-pack-of-10');
  const addReview = page.getByRole('button', { name: 'Add Review' });
  const isThere = () => addReview.evaluate((button) => button === document.activeElement);
  for (let tabs = 0; tabs < 150 && !(await isThere()); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(addReview).toBeFocused();
  const late = page.getByRole('heading', { name: /^(Goes with it|Bestsellers)$/ });
  await expect(late).toHaveCount(0);
  held.resolve();
  await expect(late).toBeVisible();
  await page.waitForLoadState('networkidle');
  const isOnTop = () =>
    addReview.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && button.contains(hit);
    });
  await expect.poll(isOnTop).toBe(true);
});
