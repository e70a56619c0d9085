import { expect, type Locator, type Page } from '@playwright/test';
import { newVisitor } from './customer.ts';
import { mailedOtp } from './outbox.ts';
import { signIn, test } from './shop-test.ts';

// Overlays on a phone with text of 200 % (WCAG 1.4.4, 1.4.10).

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  }),
);

/** Expects each part to be visible completely, without horizontal scrolling. */
async function expectSeen(parts: Locator): Promise<void> {
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.98 });
  }
}

/** Returns how far the content overflows at the sides, in px. */
const excess = (part: Locator) =>
  part.evaluate((element) =>
    Math.max(
      0,
      ...[element, ...element.querySelectorAll('*')]
        .filter((inner) => inner.clientWidth > 1 && getComputedStyle(inner).overflowX !== 'visible')
        .map((inner) => inner.scrollWidth - inner.clientWidth),
    ),
  );

test('the account menu and the filters stay inside the window', async ({ page, shop }) => {
  await signIn(page, shop);
  await page.goto('/');
  const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
  await account.click();
  await expectSeen(page.getByRole('banner').getByRole('listitem').filter({ hasText: /./ }));
  await page.keyboard.press('Escape');

  await page.goto('/products');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  // React Aria hides the native inputs and styles the label.
  await expectSeen(filters.locator('label:has([type=checkbox])'));
  await expectSeen(filters.locator('[data-rac]:has(> * > input[type=range])'));
  await expectSeen(filters.getByRole('button'));
  expect(await excess(filters)).toBe(0);
});

test('the lightbox shows a picture in a window of 320 × 256 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/gallery');
  await page.getByRole('main').getByRole('button').nth(1).click();
  const heights = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role=dialog] img')]
        .map((picture) => picture.getBoundingClientRect())
        .filter(
          ({ left, right, top, bottom }) => left >= 0 && right <= 320 && top >= 0 && bottom <= 256,
        )
        .map(({ height }) => height),
    );
  await expect.poll(heights).toEqual([expect.any(Number)]);
  expect((await heights())[0]).toBeGreaterThan(100);
  await expectSeen(page.getByRole('dialog').getByRole('button'));
});

test('the heading that gets focus after the one-time password is visible', async ({
  page,
  shop,
}) => {
  const { name, email, password } = newVisitor();
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create an account' }).click();
  const face = page.getByRole('region', { name: 'Register' });
  const fill = (label: string, text: string) =>
    face.getByRole('textbox', { name: label, exact: true }).fill(text);
  await fill('Full Name', name);
  await fill('Email address', email);
  await fill('Password', password);
  await fill('Confirm Password', password);
  await face.getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email Verification' });
  await dialog.getByLabel('One-time password').fill(await mailedOtp(shop.url, email));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog).toBeHidden();
  const heading = page.getByRole('heading', { level: 1, name: 'Login' });
  await expect(heading).toBeFocused();
  await expectVisibleBelowHeader(page, heading);
});

/** Expects the sticky header to cover no part of it. */
async function expectVisibleBelowHeader(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 0.98 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await part.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

test('F6 shows a focus ring on the notifications', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByRole('listitem'),
  ).toBeVisible();
  await page.keyboard.press('F6');
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region).toBeFocused();
  expect(await region.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await expect(region).toBeInViewport({ ratio: 0.98 });
});
