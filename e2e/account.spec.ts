import { paths } from '@parinda/storefront/paths';
import type { Page } from '@playwright/test';
import { dataPages, fixedPages, visit } from './pages.ts';
import { addFirstToCart } from './purchase.ts';
import { expect, signIn, test } from './shop-test.ts';

// Layout of account and checkout, which needs a real browser.

test.beforeEach(({ page, shop }) => signIn(page, shop));

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Your account' });

test('account pages show their titles at the same position, in one column', async ({
  page,
  shop,
}) => {
  const own = [...fixedPages, ...(await dataPages(page, shop))].filter(
    ({ name, isSignedIn }) => isSignedIn && name !== 'checkout',
  );
  expect(own.length).toBeGreaterThan(7);
  const places = new Map<number, Set<string>>();
  for (const { path } of own) {
    await visit(page, path);
    await expect(navigation(page)).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.getByRole('heading', { level: 1 }).boundingBox();
      const found = places.get(width) ?? new Set();
      // Rounds to 8 px, because a button beside the title makes its line slightly higher.
      places.set(width, found.add(`${Math.round(box?.x ?? 0)}, ${Math.round((box?.y ?? 0) / 8)}`));
    }
  }
  for (const [width, found] of places) expect([...found], `at ${width} px`).toHaveLength(1);
});

// Spec: 2 §2 Account
test('navigation between account pages stays visible and moves focus to the title', async ({
  page,
}) => {
  await page.goto(paths.account);
  const wishlist = navigation(page).getByRole('link', { name: 'Wishlist' });
  await expect(wishlist).toBeVisible();
  await page.evaluate(() => {
    const nav = document.querySelector('nav[aria-label="Your account"]');
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const { x, y } = nav?.getBoundingClientRect() ?? {};
      seen.add(`${nav?.checkVisibility({ visibilityProperty: true })} at ${x}, ${y}`);
      requestAnimationFrame(look);
    };
    look();
  });
  await wishlist.click();
  const title = page.getByRole('heading', { level: 1, name: 'My Wishlist' });
  await expect(title).toBeFocused();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toEqual([expect.stringMatching(/^true/)]);
});

test('full page loads of the orders and back move focus to the title', async ({ page }) => {
  for (const [link, name] of [
    ['Orders', 'Your Orders'],
    ['Wishlist', 'My Wishlist'],
  ] as const) {
    await page.goto(link === 'Orders' ? paths.account : paths.orders);
    const loaded = page.waitForEvent('domcontentloaded');
    await navigation(page).getByRole('link', { name: link }).click();
    await loaded;
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
});

test('account pages link to each other with touch targets of 44 px on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.account);
  const links = navigation(page).getByRole('link');
  await expect(links).toHaveCount(8);
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.98 });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.goto(paths.yourData);
  await expect(navigation(page).getByRole('link', { name: 'Your data' })).toBeInViewport({
    ratio: 0.98,
  });
});

// Spec: 2 §2 Checkout
test('the checkout on a phone keeps the amount and the pay button visible', async ({
  page,
  shop,
}) => {
  const products = (await (await fetch(`${shop.url}/api/user/products/`)).json()) as object[];
  await page.evaluate(
    (cart) => localStorage.setItem('cartItems', cart),
    JSON.stringify(products.slice(0, 5).map((product) => ({ ...product, quantity: 1 }))),
  );
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(paths.checkout);
  const pay = page.getByRole('button', { name: 'Proceed to Pay' });
  await expect(page.getByRole('radio')).toBeChecked();
  await expect(pay).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[aria-hidden=true]', { hasText: /^Rs\.[\d,]+$/ })).toBeInViewport();
  // The focused element stays above the pay bar.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 0));
  const add = page.getByRole('button', { name: 'Add New Address' });
  await add.focus();
  const [bar, focused] = [await pay.boundingBox(), await add.boundingBox()];
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('the checkout on a desktop keeps the summary beside a long list of addresses', async ({
  page,
}) => {
  await page.goto(paths.checkout);
  await page.getByRole('link', { name: 'View All Products' }).click();
  await addFirstToCart(page);
  await page.goto(paths.checkout);
  const pay = page.getByRole('button', { name: 'Proceed to Pay' });
  await expect(pay).toBeVisible();
  await page.evaluate(() => {
    const list = document.querySelector<HTMLElement>('[role=radiogroup]');
    if (list) list.style.minHeight = '3000px';
    window.scrollTo(0, 1500);
  });
  await expect(pay).toBeInViewport({ ratio: 1 });
});
