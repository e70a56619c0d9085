import { paths } from '@parinda/storefront/paths';
import type { Page } from '@playwright/test';
import { newCustomer } from './customer.ts';
import { visit } from './pages.ts';
import {
  type AtCheckout,
  atCheckout,
  endsPaid,
  expectOneOrder,
  inWidget,
  logIn,
  logOut,
  payButton,
  proceed,
} from './payment.ts';
import { expect, test as shopTest, signIn } from './shop-test.ts';

// What a shopper does in one tab is so in the other, without a reload. The cart: cart.spec.ts.

const test = shopTest.extend<{ other: Page }>({
  other: async ({ context }, use) => use(await context.newPage()),
});

const main = (page: Page) => page.getByRole('main');

test('who logs in or out in one tab is logged in or out in the other', { tag: '@journey' }, async ({
  page,
  other,
  shop,
}) => {
  const customer = await newCustomer(shop);
  await other.goto(paths.home);
  // A browser paints the tab in front alone, and a shopper acts in no other.
  await page.bringToFront();
  await page.goto(paths.orders);
  await logIn(page, customer);
  await expect(page).toHaveURL(paths.orders);
  await other.bringToFront();
  await expect(other.getByRole('button', { name: /account/i }).first()).toBeVisible();
  await other
    .getByRole('link', { name: /wishlist/i })
    .first()
    .click();
  await expect(other).toHaveURL(paths.wishlist);

  await page.bringToFront();
  await logOut(page);
  await expect(page).toHaveURL(paths.signup);
  await expect(other).toHaveURL(paths.signup);
});

test('a heart, an address and a pincode of one tab are those of the other', async ({
  page,
  other,
  shop,
}) => {
  await signIn(page, shop, await newCustomer(shop));
  for (const tab of [page, other]) await tab.goto(paths.products);
  const heart = (tab: Page) => main(tab).getByRole('article').first().locator('[aria-pressed]');
  await heart(page).click();
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
  await heart(other).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');

  for (const tab of [page, other]) await tab.goto(paths.manageAddress);
  await expect(main(other).getByText('14 Temple Street')).toBeVisible();
  await page.getByRole('button', { name: /^Delete the address/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /delete|yes/i })
    .click();
  await expect(main(other).getByText('14 Temple Street')).toHaveCount(0);

  await page.goto(paths.products);
  await main(page)
    .getByRole('article')
    .first()
    .getByRole('button', { name: /add to cart/i })
    .click();
  for (const tab of [page, other]) await tab.goto(paths.cart);
  await expect(main(other).getByRole('button', { name: 'Enter Pincode first' })).toBeVisible();
  const check = (tab: Page) =>
    main(tab).getByRole('button', { name: 'Check', exact: true }).click();
  // The script of the box comes by itself; one that answers listens to the other tab, too.
  await check(other);
  await expect(main(other).getByText('Please Enter a Valid Pincode Please')).toBeVisible();
  await main(page).getByLabel('Pincode').fill('570001');
  await check(page);
  await expect(main(other).getByText('Pincode validated')).toBeVisible();
  await expect(main(other).getByRole('button', { name: 'Checkout' })).toBeEnabled();
});

const checkout = shopTest.extend<AtCheckout>(atCheckout);

checkout(
  'a purchase that two tabs begin is one order, and both know that it is paid',
  async ({ page, context, shop, customer }) => {
    const other = await context.newPage();
    await other.goto(paths.checkout);
    await expect(payButton(other)).toBeEnabled();
    await proceed(page);
    await expect(inWidget(page, 'Pay')).toBeVisible();
    await proceed(other);
    await expect(inWidget(other, 'Pay')).toBeVisible();
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await inWidget(other, 'Close').click();
    await expect(payButton(other)).toHaveCount(0);
    await expectOneOrder(shop, customer, 'completed');
  },
);

shopTest(
  'nothing in a page keeps the browser from giving it back by Back as it was left',
  async ({ page, shop }) => {
    await signIn(page, shop);
    // This browser keeps no page itself, and says which ones it could not have kept.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    const told: { type: string; reason: string }[][] = [];
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      told.push(notRestoredExplanations);
    });
    for (const path of [paths.home, paths.products, paths.cart, paths.contact, paths.orders]) {
      // What is asked ahead may just be under way: a fault of the page is there each time.
      await expect(async () => {
        told.length = 0;
        await visit(page, path);
        await page.goto('/robots.txt');
        await page.goBack();
        await expect.poll(() => told.length, path).toBeGreaterThan(0);
        expect(
          told.flat().filter(({ type }) => type === 'PageSupportNeeded'),
          path,
        ).toEqual([]);
      }).toPass();
    }
  },
);
