import { paths } from '@parinda/storefront/paths';
import { storageKeys } from '@parinda/storefront/storage-keys';
import type { Page } from '@playwright/test';
import { newCustomer, ordersOf } from './customer.ts';
import { endsPaid, inWidget, logIn, notice, proceed } from './payment.ts';
import { addFirstToCart, fillCart } from './purchase.ts';
import { expect, signIn, test } from './shop-test.ts';

// Private windows, blocked cookies, full disks, malformed entries and wrong clocks.

/** Collects uncaught errors from now on. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Changes of the browser, applied before the page's scripts. */
const browsers: Record<string, () => void> = {
  'has no storage': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { value: undefined });
    }
  },
  'forbids cookies and storage': () => {
    const forbid = (owner: object, name: string) => {
      const refuse = () => {
        throw new DOMException(`${name} is forbidden`, 'SecurityError');
      };
      Object.defineProperty(owner, name, { get: refuse, set: refuse });
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      forbid(window, name);
    }
    forbid(document, 'cookie');
  },
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('It is full', 'QuotaExceededError');
    };
  },
};

for (const [what, change] of Object.entries(browsers)) {
  test(`a browser that ${what} allows a cart and a login for one visit, and says that payments need storage`, async ({
    page,
    shop,
  }) => {
    const customer = await newCustomer(shop);
    const errors = uncaught(page);
    await page.addInitScript(change);
    await page.goto(paths.products);
    const card = page.getByRole('main').getByRole('article').first().getByRole('heading');
    const title = (await card.textContent()) ?? '';
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await fillCart(page, title);
    await logIn(page, customer);
    await expect(page).toHaveURL(paths.checkout);
    await page.getByRole('radio', { name: /14 Temple Street/ }).press('Space');
    await proceed(page);
    // The shop's strict policy applies to this page, so the provider's checkout cannot run.
    await expect(notice(page, /^The payment window needs storage/)).toBeVisible();
    expect((await ordersOf(shop, customer)).map((order) => order.payment_status)).toEqual([
      'pending',
    ]);
    // The policy blocks the provider's script.
    expect(errors.filter((message) => !message.includes('TrustedScriptURL'))).toEqual([]);
  });
}

const damages = [
  '',
  'null',
  '{',
  '[null]',
  '{"a":{"b":[]}}',
  '[{"id":1}]',
  '9007199254740993',
  '<img src=x onerror=alert(1)>',
  `"${'x'.repeat(200_000)}"`,
];

test('malformed storage entries break no page, and the cart still works', async ({
  page,
  shop,
}) => {
  const customer = await newCustomer(shop);
  const errors = uncaught(page);
  const keys = Object.values(storageKeys).filter((key) => key !== storageKeys.token);
  // These pages and the cart read all keys.
  const shown = [paths.checkout, paths.products];
  await signIn(page, shop, customer);
  for (const damage of damages) {
    await page.evaluate(
      ([names, text]) => {
        for (const name of names) localStorage.setItem(name, text);
        sessionStorage.setItem('draft:contact ', text);
      },
      [keys, damage] as const,
    );
    for (const path of shown) {
      await page.goto(path);
      await expect(page.locator('h1:not([data-passing])').first()).toBeVisible();
      await expect(page.getByText(/could not be (?:shown|loaded)/), damage).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await addFirstToCart(page);
    await page.goto(paths.cart);
    await expect(page.getByRole('main').getByRole('textbox', { name: /^Quantity/ })).toHaveValue(
      '1',
    );
  }
  expect(errors).toEqual([]);
});

for (const days of [1, -1]) {
  test(`a clock that is ${days} day off does not affect session, purchase and order date`, async ({
    page,
    shop,
  }) => {
    const customer = await newCustomer(shop);
    await page.addInitScript((aheadMs) => {
      const Right = Date;
      class Off extends Right {
        constructor(...args: []) {
          super(...((args.length ? args : [Right.now() + aheadMs]) as []));
        }
        static override now = () => Right.now() + aheadMs;
      }
      window.Date = Off as DateConstructor;
    }, days * 86_400_000);
    await page.goto(paths.checkout);
    await logIn(page, customer);
    await expect(page).toHaveURL(paths.checkout);
    await page.goto(paths.products);
    await addFirstToCart(page);
    await page.goto(paths.checkout);
    await page.getByRole('radio', { name: /14 Temple Street/ }).press('Space');
    await proceed(page);
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await page.reload();
    const today = new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: '2-digit',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    }).format(Date.now());
    await expect(page.getByRole('article', { name: /^Order #\d+$/ })).toContainText(today);
  });
}
