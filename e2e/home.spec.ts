import { brand } from '@parinda/brand';
import { paths } from '@parinda/storefront/paths';
import { expect, test } from './shop-test.ts';
import { swipe } from './swipe.ts';

// 1 §2 Home, 1 §9.

// Spec: 1 §1; 1 §2 Home; 1 §9
test('home has its seven sections in order', { tag: '@journey' }, async ({ page }) => {
  await page.goto(paths.home);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeAttached();
  await expect(main.getByRole('region', { name: 'What we make' })).toBeVisible();
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
  const sections = headings.filter((text) => !/ledges|balcony|monkeys/i.test(text));
  expect(sections).toEqual([
    'Our Bestsellers',
    'Shop by Category',
    'What we do?',
    'Our Clients',
    'Frequently Asked Questions',
  ]);
  await expect(page.getByRole('contentinfo')).toBeAttached();

  const slides = main.getByRole('region', { name: 'What we make' }).locator('[role=group]');
  await expect(slides).toHaveCount(3);
  const calls: (string | null)[] = [];
  const pictures: (string | null)[] = [];
  for (const slide of await slides.all()) {
    await expect(slide.locator('a')).toHaveAttribute('href', '/products');
    calls.push(await slide.locator('a').textContent());
    pictures.push(await slide.locator('img').getAttribute('src'));
  }
  expect(new Set(calls).size).toBe(3);
  expect(new Set(pictures).size).toBe(3);
  await expect(main.getByText('2010')).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Our Clients' }).locator('[role=group]'),
  ).toHaveCount(6);
});

test('a slide of the banner is a link on its whole surface', async ({ page }) => {
  await page.goto(paths.home);
  const slide = page.getByRole('region', { name: 'What we make' }).locator('[role=group]').first();
  // Clicks the picture, far from the button.
  const { width } = (await slide.boundingBox()) ?? { width: 0 };
  await slide.click({ position: { x: width - 40, y: 40 } });
  await expect(page).toHaveURL(paths.products);
});

// Spec: 1 §2 Routes; 1 §2 Home
test('the three category cards have names and link to /category/1', async ({ page }) => {
  await page.goto(paths.home);
  for (const name of ['Bird Repellants', 'Monkey Repellants', 'Anti Bird Nets']) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByRole('link', { name: /^Shop Now/ })).toHaveAttribute(
      'href',
      '/category/1',
    );
  }
});

// Spec: 1 §2 Home; 1 §4; 1 §7
test('bestsellers are the marked products, below a full-screen spinner until they load', async ({
  page,
  shop,
}) => {
  const list = await fetch(`${shop.url}/api/user/products/`);
  const products = (await list.json()) as { title: string; isBest: boolean }[];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/user/products/', async (route) => {
    await released;
    await route.continue();
  });
  // The server renders them on a first view, so the test navigates from another page.
  await page.goto(paths.about);
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('Loading bestsellers')).toBeVisible();
  release();
  await expect(page.getByText('Loading bestsellers')).toHaveCount(0);
  const shown = page.getByRole('region', { name: 'Our Bestsellers' }).locator('h3');
  await expect(shown).toHaveText(products.filter(({ isBest }) => isBest).map(({ title }) => title));
});

for (const width of [360, 1280]) {
  // Spec: 1 §2 Home
  test(`at ${width} px the header stays usable while the bestsellers load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    // This request is never answered.
    await page.route('**/api/user/products/', () => {});
    await page.goto(paths.about);
    // A click before hydration would load the server's page, which includes the products.
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', { name: brand.name }).click();
    const spinner = page.getByRole('status').filter({ hasText: 'Loading bestsellers' });
    await expect(spinner).toBeVisible();
    expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, width, height: 740 });

    // The role changes while typing, so the test finds the box by its placeholder.
    const box = page.getByPlaceholder(`Search ${brand.name}`);
    const reveal = page.getByRole('button', { name: 'Search', exact: true });
    await expect(box.or(reveal).first()).toBeVisible();
    if (await box.isHidden()) await reveal.click();
    await box.click();
    await page.keyboard.type('net');
    await expect(box).toHaveValue('net');
    await expect(spinner).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await expect(page).toHaveURL(paths.cart);
  });
}

// Spec: 1 §2 Home
test('the carousel moves by its buttons and announces its position', async ({ page }) => {
  await page.goto(paths.home);
  const carousel = page.getByRole('region', { name: 'Our Bestsellers' });
  const slide = (n: number) => carousel.locator(`[role=group][aria-label="${n} of 8"]`);
  await expect(slide(1)).not.toHaveAttribute('inert');
  await expect(slide(4)).toHaveAttribute('inert');
  await carousel.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(slide(4)).not.toHaveAttribute('inert');
  await expect(carousel.getByRole('status')).toHaveText(/^Showing 2–4 of 8$/);
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await expect(slide(4)).toHaveAttribute('inert');
});

for (const [width, shown] of [
  [360, 1],
  [767, 1],
  [768, 2],
  [1024, 3],
  [1280, 3],
] as const) {
  // Spec: 1 §9
  test(`at ${width} px the carousel shows ${shown} bestsellers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.home);
    const slides = page.getByRole('region', { name: 'Our Bestsellers' }).locator('[role=group]');
    await expect(slides).toHaveCount(8);
    await expect(slides.and(page.locator(':not([inert])'))).toHaveCount(shown);
  });
}

// Spec: 1 §1; 1 §2 Home
test('each of the five questions opens by keyboard', async ({ page }) => {
  await page.goto(paths.home);
  const questions = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
  await expect(questions).toHaveCount(5);
  for (const question of await questions.all()) {
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(page.getByRole('main').getByText('2015')).toBeVisible();
});

// Spec: 1 §2 Home
test('a card and its Buy Now link to the product', { tag: '@journey' }, async ({ page }) => {
  await page.goto(paths.home);
  const card = page.getByRole('region', { name: 'Our Bestsellers' }).getByRole('article').first();
  const href = (await card.getByRole('heading').getByRole('link').getAttribute('href'))!;
  expect(href).toMatch(/^\/products\/[a-z0-9-]+$/);
  await expect(card.getByRole('link', { name: /^Buy Now/ })).toHaveAttribute('href', href);
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(href);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the carousel moves by swipe', async ({ page }) => {
    await page.goto(paths.home);
    const carousel = page.getByRole('region', { name: 'Our Bestsellers' });
    const first = carousel.locator('[role=group][aria-label="1 of 8"]');
    await first.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await first.boundingBox())!;
    await swipe(page, { x: x + width - 20, y: y + height / 2 }, 20 - width);
    await expect(first).toHaveAttribute('inert');
  });
});
