import { paths } from '@parinda/storefront/paths';
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './shop-test.ts';

// Dimensions from 1 §9 and the decisions on the whole site, which need a real layout.

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
const columnsOf = async (grid: Locator) =>
  (await styleOf(grid, 'grid-template-columns')).split(' ').length;

/** Returns the centre of the visible toasts, and their distance from header and window. */
const toastsOf = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('[aria-label=Notifications]');
    const toasts = [...(region?.querySelectorAll('li') ?? [])].map((one) =>
      one.getBoundingClientRect(),
    );
    const frame = region?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    if (!frame || !header || toasts.length < 3) return null;
    const top = Math.max(frame.top, Math.min(...toasts.map((one) => one.top)));
    const bottom = Math.min(frame.bottom, Math.max(...toasts.map((one) => one.bottom)));
    const newest = toasts[0];
    return {
      middle: newest && Math.round(newest.x + newest.width / 2),
      fromHeader: Math.round(top - header.bottom),
      ofWindow: (bottom - top) / innerHeight,
      isOut:
        bottom > innerHeight || toasts.some(({ left, right }) => left < 0 || right > innerWidth),
    };
  });

for (const [width, height] of [
  [1280, 720],
  [360, 640],
  [320, 256],
] as const) {
  // Spec: 1 §9; decisions Whole site
  test(`at ${width} × ${height} px toasts are centred at the top, below the header, and cover at most half of the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(paths.products);
    const add = page.getByRole('button', { name: /add .*to cart/i });
    await expect(add.first()).toBeVisible();
    for (const scrolledTo of [0, 700]) {
      await page.evaluate((top) => window.scrollTo(0, top), scrolledTo);
      await add.evaluateAll((buttons) => {
        for (const button of buttons.slice(0, 6)) (button as HTMLElement).click();
      });
      await expect
        .poll(async () => {
          const found = await toastsOf(page);
          return (
            found && {
              ...found,
              isClose: found.fromHeader >= 0 && found.fromHeader < 24,
              ofWindow: found.ofWindow <= 0.5,
              fromHeader: undefined,
            }
          );
        })
        .toEqual({ middle: width / 2, isClose: true, ofWindow: true, isOut: false });
    }
  });
}

test('a product’s thumbnails stay close below the large picture, beside a longer text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto(`${paths.products}/clearview-nylon-balcony-net-10-x-10-ft`);
  const small = page.getByRole('button', { name: 'Show image 1 of 5' });
  const large = page.getByRole('main').getByRole('img').first();
  const [above, below] = [await large.boundingBox(), await small.boundingBox()];
  if (!above || !below) throw new Error('There is no gallery');
  expect(below.y - (above.y + above.height)).toBeLessThan(30);
});

// Spec: 1 §9
test('slides have a gap of 10 px, and of 30 px from a width of 400 px', async ({ page }) => {
  await page.setViewportSize({ width: 399, height: 800 });
  await page.goto(paths.home);
  for (const name of ['Our Bestsellers', 'Our Clients']) {
    const slide = page.getByRole('region', { name }).locator('[role=group]').first();
    for (const [width, gap] of [
      [399, '10px'],
      [400, '30px'],
      [1280, '30px'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => styleOf(slide, 'padding-inline-start'), name).toBe(gap);
    }
  }
});

for (const [width, shown] of [
  [360, 1],
  [767, 1],
  [768, 3],
  [1024, 4],
  [1280, 5],
] as const) {
  // Spec: 1 §9
  test(`at ${width} px the carousel shows ${shown} clients`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.home);
    const slides = page.getByRole('region', { name: 'Our Clients' }).locator('[role=group]');
    await expect(slides).toHaveCount(6);
    await expect(slides.and(page.locator(':not([inert])'))).toHaveCount(shown);
  });
}

// Spec: 1 §9
test('the lightbox fades in 250 ms, swipes in 500 ms, and has a padding of 16 px and a gap of 30%', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(paths.gallery);
  await page.getByRole('list', { name: 'Pictures' }).getByRole('button').nth(1).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('Image 2 of 10');
  const slides = dialog.locator('figure');
  const slide = slides.first();
  expect(await styleOf(slide, 'padding-top')).toBe('16px');
  expect(await styleOf(slide, 'padding-left')).toBe('16px');
  const [one, next] = [await slide.boundingBox(), await slides.nth(1).boundingBox()];
  expect(next!.x - one!.x).toBeCloseTo(1.3 * one!.width, 0);
  const fades = await dialog.evaluate((node) => {
    const found: string[] = [];
    for (let at: Element | null = node; at; at = at.parentElement) {
      // Simulates the opening state, which is too short to observe.
      at.setAttribute('data-entering', 'true');
      found.push(getComputedStyle(at).animationDuration);
      at.removeAttribute('data-entering');
    }
    return found;
  });
  expect(fades).toContain('0.25s');
  await page.clock.pauseAt(Date.now() + 60_000);
  const left = async () => Math.round((await slide.boundingBox())?.x ?? Number.NaN);
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(400);
  const late = await left();
  await page.clock.runFor(200);
  const end = await left();
  await page.clock.runFor(1000);
  // Embla slows down at the end, so the last pixel may come later.
  expect(Math.abs((await left()) - end)).toBeLessThanOrEqual(1);
  expect(before - (await left())).toBe(Math.round(1.3 * (one?.width ?? 0)));
  expect(late).toBeLessThan(before);
  expect(late).toBeGreaterThan(end);
});

// Spec: 1 §2 Blogs; 2 §2 Orders
test('a wide window shows blogs in four columns and orders in two', async ({ page, shop }) => {
  await page.goto(paths.blogs);
  expect(await columnsOf(page.getByRole('list', { name: 'Our Blogs' }))).toBe(4);
  await signIn(page, shop);
  await page.goto(paths.orders);
  const cards = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  expect(await columnsOf(cards.first())).toBe(2);
});

// Spec: decisions Whole site
test('the loader has no animation with reduced motion, and stays as long', async ({ page }) => {
  const turning = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await page.goto(paths.loader);
  await expect(page.getByText('Loading...')).toBeVisible();
  expect(await turning()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(turning).toBe(0);

  await page.clock.install();
  await page.goto(paths.products);
  await expect(page.getByRole('heading', { name: 'Discover Our Range' })).toBeVisible();
  // Before hydration the link would load a full page.
  await page.waitForLoadState('networkidle');
  const loader = page.getByRole('status').filter({ hasText: 'Loading page', visible: true });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.clock.runFor(499);
  await expect(loader).toBeVisible();
  await page.clock.runFor(1);
  await expect(loader).toHaveCount(0);
});

/** Measures layout shifts without recent input (Cumulative Layout Shift). */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { shifted: 0 };
    Object.assign(window, seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) (window as unknown as typeof seen).shifted += value;
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

for (const width of [360, 1280]) {
  for (const [name, list] of [
    ['Home', 'Our Bestsellers'],
    ['Products', 'Products'],
  ] as const) {
    // Spec: 1 §2 Home
    test(`at ${width} px ${name} has no layout shift when its products load late`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/api/user/products/', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 5000));
        await route.continue();
      });
      await page.goto(paths.faqs);
      await page.waitForLoadState('networkidle');
      const shifts = await watchShifts(page);
      // On a phone the links are in the footer, far down the page, or the header's logo.
      const link =
        name === 'Home' && width < 768
          ? page.getByRole('banner').getByRole('link').first()
          : page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
      await link.click();
      const cards = page.getByRole('main').getByLabel(list, { exact: true }).getByRole('article');
      await expect(cards.first()).toBeVisible();
      // Pictures and the carousel's script load after the answer.
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toBeLessThanOrEqual(0.02);
    });
  }
}
