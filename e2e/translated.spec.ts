import { storageKeys } from '@parinda/storefront/storage-keys';
import type { Page } from '@playwright/test';
import { openWithoutScripts, publicDataPages } from './pages.ts';
import { expect, test } from './shop-test.ts';

// Translations and browser extensions change the server's HTML before hydration.

/** Wraps texts in two `<font>` elements, as Google Translate does. */
const translate = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const texts: Text[] = [];
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('noscript')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `«${text.data}»`;
      text.replaceWith(outer);
    }
  }, selector);

/** Adds an element to each field and button, as password managers and writing aids do. */
const extend = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll('#root :is(input, button)')) {
      control.before(document.createElement('x-extension'));
    }
  });

/** An element of each part. */
const parts = ['header', 'h1', 'footer'] as const;

/** Marks the server's elements. */
const markServed = (page: Page) =>
  page.evaluate((parts) => {
    for (const part of parts) document.querySelector(part)?.setAttribute('data-served', '');
  }, parts);

/** Returns the parts that still have the server's elements. */
const served = (page: Page) =>
  page.evaluate(
    (parts) => parts.filter((part) => document.querySelector(part)?.matches('[data-served]')),
    parts,
  );

const cases = [
  ['a translated header', (page: Page) => translate(page, 'header'), ['h1', 'footer']],
  ['translated content', (page: Page) => translate(page, 'main'), ['header', 'footer']],
  ['a translated skip link', (page: Page) => translate(page, '[href="#main"]'), parts],
  ['a translated document', (page: Page) => translate(page, '#root'), []],
  ['a page with elements of an extension', extend, ['footer']],
] as const;

for (const [name, change, kept] of cases) {
  test(`${name} hydrates with the input so far, and leaves other parts alone`, async ({
    page,
    shop,
  }) => {
    const product = (await publicDataPages(shop)).find(({ name }) => name === 'product');
    const hydrate = await openWithoutScripts(page, product?.path ?? '');
    await markServed(page);
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
    await page.getByRole('searchbox').first().pressSequentially('net');
    await change(page);
    await hydrate();
    await expect(page.getByRole('link', { name: /^Cart/ }).first()).toHaveAccessibleName(/1/);
    await expect(page.locator('[type=search]').first()).toHaveValue('net');
    await expect(page.locator('[type=search]').first()).toBeFocused();
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart)).toContain(
      '"quantity":1',
    );
    await expect(page.locator('font, x-extension')).toHaveCount(0);
    expect(await served(page)).toEqual(kept);
  });
}

test('a translated form keeps what was typed', async ({ page }) => {
  const hydrate = await openWithoutScripts(page, '/signup');
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.in');
  await translate(page, '#root');
  await hydrate();
  await expect(page.locator('font')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.in');
  await page.locator('[type=password]').first().fill('eight letters');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Invalid').first()).toBeVisible();
});

test('a page that is translated after hydration still works', async ({ page }) => {
  await page.goto('/products');
  // React sets this property when it hydrates an element.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header a, main article a')].every((link) =>
      Object.keys(link).some((key) => key.startsWith('__reactProps')),
    ),
  );
  await translate(page, '#root');
  await page.locator('main article a').first().click();
  await page.locator('main button', { hasText: 'Add To Cart' }).first().click();
  await page.locator('header a[href="/cart"]').first().click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});
