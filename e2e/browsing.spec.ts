import { paths } from '@parinda/storefront/paths';
import type { Locator, Page } from '@playwright/test';
import seo from '../apps/storefront/src/shared/seo/seo.json' with { type: 'json' };
import { newCustomer } from './customer.ts';
import { expect, signIn, test, untilTakenOver } from './shop-test.ts';

// Behaviour of Back, Reload and shared links.

const phone = { width: 360, height: 740 };
const bothChosen = /\?(?=.*category=Monkey\+Spikes)(?=.*category=Bird\+Nets)(?=.*material=Plastic)/;
const robots = 'meta[name=robots]';
const canonical = 'link[rel=canonical]';

/** Expects Back to close an overlay and to stay on the page. */
async function backCloses(page: Page, overlay: Locator, path: string): Promise<void> {
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expect(overlay).toHaveCount(0);
  await expect(page).toHaveURL(path);
}

// Spec: 1 §2 Shell
test('Back closes the drawer, the filters and the lightbox, and stays on the page', {
  tag: '@journey',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  const drawer = page.getByRole('dialog', { name: 'Hello, User' });
  await page.goto(paths.faqs);
  await page.getByRole('button', { name: 'Menu' }).click();
  await backCloses(page, drawer, paths.faqs);

  await page.getByRole('button', { name: 'Menu' }).click();
  await drawer.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('list', { name: 'Pictures' }).getByRole('button').first().click();
  const lightbox = page.getByRole('dialog');
  await backCloses(page, lightbox, paths.gallery);
  await page.goBack();
  await expect(page).toHaveURL(paths.faqs);
  await expect(drawer).toHaveCount(0);
});

// Spec: 1 §2 Shell
test('Back closes a dialog and a confirmation, asks before it discards input, and stays on the page', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, shop, await newCustomer(shop));
  await page.goto(paths.account);
  await page.getByRole('link', { name: /Manage Address/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Address' })).toBeVisible();

  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await page.getByRole('button', { name: /^Delete the address/ }).click();
  await backCloses(page, question, paths.manageAddress);

  const form = page.getByRole('dialog', { name: 'Add New Address' });
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await backCloses(page, form, paths.manageAddress);

  await page.getByRole('button', { name: 'Add New Address' }).click();
  await form.getByLabel('City').fill('Mysuru');
  await page.goBack();
  const discard = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await expect(discard).toBeVisible();
  await discard.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('City')).toHaveValue('Mysuru');
  await page.goBack();
  await discard.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(paths.account);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome Back');
});

// Spec: 2 §2 Product detail
test('quantity and review draft of one product do not appear on another', async ({
  page,
  shop,
}) => {
  await signIn(page, shop);
  await page.goto(paths.home);
  const cards = page.getByRole('region', { name: 'Our Bestsellers' }).getByRole('article');
  const title = page.getByRole('heading', { level: 1 });
  const first = await cards.nth(0).getByRole('heading').textContent();
  const second = await cards.nth(1).getByRole('heading').textContent();
  await cards.nth(0).getByRole('heading').getByRole('link').click();
  await expect(title).toHaveText(first!);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await cards.nth(1).getByRole('heading').getByRole('link').click();
  await expect(title).toHaveText(second!);
  await page.getByRole('button', { name: /^Increase/ }).click();
  await page.getByRole('button', { name: 'Add Review' }).click();
  const review = page.getByRole('dialog', { name: 'Add Review' });
  await review.getByLabel('Review', { exact: true }).fill('It stays quiet');
  // Skips the home page, as the history menu of the Back button does.
  await page.evaluate(() => history.go(-3));
  await expect(title).toHaveText(first!);
  await expect(review).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByRole('textbox', { name: /^Quantity/ })
      .first(),
  ).toHaveValue('1');
});

// Spec: 1 §2 Products page
test('a shared link restores its filters on a phone, and the next choice keeps them', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/products?category=Monkey+Spikes&material=Plastic');
  await page.getByRole('button', { name: 'Filters' }).click();
  const overlay = page.getByRole('dialog', { name: 'Filters' });
  for (const name of ['Monkey Spikes', 'Plastic']) {
    await expect(overlay.getByRole('checkbox', { name })).toBeChecked();
  }
  await overlay.getByText('Bird Nets', { exact: true }).click();
  await expect(page).toHaveURL(bothChosen);
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expect(overlay).toHaveCount(0);
  await expect(page).toHaveURL(bothChosen);
});

for (const path of [paths.home, paths.products, paths.contact, paths.gallery]) {
  const tag = path === paths.products ? '@journey' : [];
  // Spec: 1 §2 Shell
  test(`Reload and Back restore the scroll position of ${path}, Back also the focus`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 900));
    const y = () => page.evaluate(() => Math.round(window.scrollY));
    await expect.poll(y).toBe(900);
    await page.reload();
    await expect.poll(y).toBe(900);
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[href="/terms"]')?.click();
    });
    await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
    await expect.poll(y).toBe(0);
    await page.goBack();
    await expect.poll(y).toBe(900);
    await expect(page.locator('footer a[href="/terms"]')).toBeFocused();
  });
}

// Spec: 1 §2 Shell
test('Reload restores a scroll position from before hydration', async ({ page }) => {
  await page.setViewportSize(phone);
  let isHeld = true;
  await page.route(/\/assets\/index.*\.js$/, async (route) => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  });
  await page.goto(paths.products, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo').first()).toBeAttached();
  // A late font moves the text by a pixel or two.
  const expectAbout = (y: number) =>
    expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThan(5);
  await page.evaluate(() => window.scrollTo(0, 900));
  isHeld = false;
  await untilTakenOver(page);
  await expectAbout(900);
  await page.reload();
  await expectAbout(900);
  // Reloads before a frame reports the scroll event.
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    window.scrollTo(0, 700);
    location.reload();
  });
  await reloaded;
  await expectAbout(700);
});

// Spec: 1 §2 Products page
test('cards out of view are laid out as they come near, except when a scroll position is restored', async ({
  page,
}) => {
  const last = page.locator('main li:has(article)').last();
  const isSkipped = () =>
    last.evaluate(
      (item) => !item.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
  await page.setViewportSize(phone);
  await page.goto(paths.products);
  expect(await isSkipped()).toBe(true);
  await page.reload();
  expect(await isSkipped()).toBe(false);
});

// Spec: 1 §2 Shell
test('a page whose script is late moves focus to its heading', async ({ page }) => {
  await page.goto(paths.faqs);
  await page.waitForLoadState('networkidle');
  await page.route(/\/CategoryPage-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Bird Spikes' });
  await link.evaluate((element: HTMLElement) => element.click());
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Bird Spikes' })).toBeFocused();
});

// Spec: 1 §2 Header and menus
test('the search box shows the current search after a link, Reload and Back', async ({ page }) => {
  await page.goto('/products/search?query=bird+nets');
  const box = page.getByRole('searchbox', { name: 'Search products' });
  await expect(box).toHaveValue('bird nets');
  await page.reload();
  await expect(box).toHaveValue('bird nets');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(paths.about);
  await expect(box).toHaveValue('');
  await page.goBack();
  await expect(box).toHaveValue('bird nets');
});

test('/faqs#homes opens its answer, also after a change of the hash', async ({ page }) => {
  await page.goto('/faqs#homes');
  const isExpanded = (id: string) =>
    expect(page.locator(`#${id}`).getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await isExpanded('homes');
  await expect(page.locator('#homes')).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#safety';
  });
  await isExpanded('safety');
});

// Spec: 1 §2 Shell
test('title, canonical address and noindex follow the navigation', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/yeti/lair');
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.locator(robots)).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveTitle(seo['/'].title);
  await expect(page.locator(robots)).toHaveAttribute('content', /^index/);
  await expect(page.locator(canonical)).toHaveAttribute('href', /^http[^?]*\/$/);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('net');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Search Results for "net"/);
  await expect(page.locator(robots)).toHaveAttribute('content', 'noindex');
  await expect(page.locator(canonical)).toHaveAttribute('href', /\/products\/search$/);
});

for (const path of ['/%E0%A4%A', '/index.html', '/foo.js']) {
  // Spec: 1 §2 Routes
  test(`${path} shows the not-found page`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
}

// Spec: 2 §2 Order detail
test('a malformed percent escape is an invalid order id', async ({ page, shop }) => {
  await signIn(page, shop);
  const answer = await page.goto('/order-detail/%E0%A4%A');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('Invalid order ID.').first()).toBeVisible();
});
