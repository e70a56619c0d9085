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
import { addFirstToCart } from './purchase.ts';
import { expect, test as shopTest, signIn } from './shop-test.ts';

// A change in one tab shows in the other without a reload. cart.spec.ts covers the cart.

const test = shopTest.extend<{ other: Page }>({
  other: async ({ context }, use) => use(await context.newPage()),
});

const main = (page: Page) => page.getByRole('main');

test('login and logout in one tab apply to the other', { tag: '@journey' }, async ({
  page,
  other,
  shop,
}) => {
  const customer = await newCustomer(shop);
  await other.goto(paths.home);
  // A browser renders only the tab in front, so the test switches tabs like a visitor.
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

test('a heart, an address and a pincode of one tab appear in the other', async ({
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
  await addFirstToCart(page);
  for (const tab of [page, other]) await tab.goto(paths.cart);
  await expect(main(other).getByRole('button', { name: 'Enter Pincode first' })).toBeVisible();
  const check = (tab: Page) =>
    main(tab).getByRole('button', { name: 'Check', exact: true }).click();
  // The box has a deferred script; once it answers, it also listens to the other tab.
  await check(other);
  await expect(main(other).getByText('Please Enter a Valid Pincode Please')).toBeVisible();
  await main(page).getByLabel('Pincode').fill('570001');
  await check(page);
  await expect(main(other).getByText('Pincode validated')).toBeVisible();
  await expect(main(other).getByRole('button', { name: 'Checkout' })).toBeEnabled();
});

const checkout = shopTest.extend<AtCheckout>(atCheckout);

checkout(
  'a purchase started in two tabs is one order, and both tabs see the payment',
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
    // This browser stores no page itself, but reports the reasons against it.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    const explanations: { type: string; reason: string }[][] = [];
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      explanations.push(notRestoredExplanations);
    });
    for (const path of [paths.home, paths.products, paths.cart, paths.contact, paths.orders]) {
      // A running prefetch blocks the cache only sometimes; an error of the page does each time.
      await expect(async () => {
        explanations.length = 0;
        await visit(page, path);
        await page.goto('/robots.txt');
        await page.goBack();
        await expect.poll(() => explanations.length, path).toBeGreaterThan(0);
        expect(
          explanations.flat().filter(({ type }) => type === 'PageSupportNeeded'),
          path,
        ).toEqual([]);
      }).toPass();
    }
  },
);
