import { brand } from '@parinda/brand';
import type { Page } from '@playwright/test';
import { giveAddress, newCustomer, openCheckout } from './customer.ts';
import { inWidget, proceed } from './payment.ts';
import { expect, signIn, sortBy, test } from './shop-test.ts';
import { comeToRest, expectSpoken, holdScripts, recordSpoken, takeSpoken } from './spoken.ts';

// Announcements and focus after a page change, a list change or a removed control, with late
// scripts.

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return `${activeElement?.tagName.toLowerCase()} ${name.replace(/\s+/g, ' ').trim().slice(0, 60)}`;
  });
const expectFocus = (page: Page, text: string | RegExp) =>
  expect.poll(() => focused(page)).toMatch(text);

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(async ({ page }) => {
      await recordSpoken(page);
      await holdScripts(page);
    });

    test('a page change with a late script is announced once, and focus moves to its heading', async ({
      page,
    }) => {
      const { promise: isAnnounced, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/assets\/ContactPage.*\.js$/, async (route) => {
        await isAnnounced;
        await route.continue();
      });
      await page.goto('/faqs');
      await comeToRest(page);
      await takeSpoken(page);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Help', exact: true })
        .first()
        .click();
      await expect(page).toHaveURL('/contact');
      await expect
        .poll(() => page.evaluate(() => window.spoken))
        .toContainEqual(expect.stringContaining('Loading page'));
      release();
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).not.toHaveText('Loading page');
      await expect(heading).toBeFocused();
      await expectSpoken(page, 'Loading page');
    });

    // Spec: 1 §2 Shell
    test('a search announces its number of results, also when there are none', async ({ page }) => {
      await page.goto('/products');
      await comeToRest(page);
      await takeSpoken(page);
      if (width < 768) await page.getByRole('button', { name: 'Search', exact: true }).click();
      const box = page.getByRole('searchbox', { name: 'Search products' });
      await box.fill('zzzz');
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('heading', { name: 'No products found for "zzzz"' }),
      ).toBeVisible();
      await expectSpoken(page, 'No products found for "zzzz"');
      if (width < 768) await page.getByRole('button', { name: 'Search', exact: true }).click();
      await box.fill('net');
      await page.keyboard.press('Enter');
      await expectSpoken(page, /^\d+ products$/);
      // A repeated search keeps the focus.
      await expectFocus(page, /^(input $|button Search$|h1 Search Results)/);
      // The same search, and another with the same count, announce their results too.
      for (const words of ['net', 'nets']) {
        if (width < 768) await page.getByRole('button', { name: 'Search', exact: true }).click();
        // The role changes once the suggestions have loaded.
        await page.getByPlaceholder(`Search ${brand.name}`).fill(words);
        await page.keyboard.press('Enter');
        await expectSpoken(page, /^\d+ products$/);
        await expectFocus(page, /^(input $|button Search$|h1 Search Results)/);
      }
    });

    test('a filter and a sort order announce the number of products', async ({ page }) => {
      await page.goto('/products');
      await comeToRest(page);
      await takeSpoken(page);
      if (width < 768) {
        await page.getByRole('button', { name: /^Filters/ }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('checkbox', { name: 'Plastic' }).press('Space');
      } else {
        await page
          .getByRole('complementary')
          .getByRole('checkbox', { name: 'Plastic' })
          .press('Space');
      }
      await expectSpoken(page, /^\d+ products?$/);
      await page.keyboard.press('Escape');
      await sortBy(page, 'Price (High to Low)');
      await expectSpoken(page, /^\d+ products?$/);
    });

    test('the lightbox announces the current picture', async ({ page }) => {
      await page.goto('/gallery');
      await comeToRest(page);
      await page.getByRole('list', { name: 'Pictures' }).getByRole('button').first().press('Enter');
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Image 1 of 10');
      await page.waitForTimeout(200);
      await takeSpoken(page);
      await page.keyboard.press('ArrowRight');
      await expectSpoken(page, /^Image 2 of 10, ./);
    });

    test('the end of a session is announced and shown in the page', async ({ page, shop }) => {
      await signIn(page, shop);
      await page.goto('/orders');
      await expect(page.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
      await comeToRest(page);
      await takeSpoken(page);
      await page.route('**/api/user/**', (route) =>
        route.fulfill({ status: 401, json: { message: 'Token has expired.' } }),
      );
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page
        .getByRole('link', { name: /^Wishlist/ })
        .first()
        .click();
      await expectSpoken(page, 'Session expired. You have been logged out.');
      const main = page.getByRole('main');
      await expect(main.getByText(/Session expired/).first()).toBeVisible();
    });

    // Spec: 1 §2 Shell
    test('a removal and an undo in the cart are announced, and focus moves to a line or to the empty cart', async ({
      page,
    }) => {
      for (const [place, items] of [/^Cart.*1 item/, /^Cart.*2 items/].entries()) {
        await page.goto('/products');
        const list = page.getByRole('list', { name: 'Products' });
        await list.getByRole('article').nth(place).getByRole('link').first().click();
        await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
        await expect(page.getByRole('link', { name: items }).first()).toBeVisible();
      }
      await page.goto('/cart');
      const main = page.getByRole('main');
      await expect(main.getByRole('row')).toHaveCount(3);
      await comeToRest(page);
      await takeSpoken(page);
      await main
        .getByRole('button', { name: /^Remove/ })
        .first()
        .press('Enter');
      await expect(main.getByRole('row')).toHaveCount(2);
      await expectSpoken(page, 'was removed.');
      await expectFocus(page, /^button Remove/);
      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await expect(main.getByRole('row')).toHaveCount(3);
      await expectSpoken(page, 'is in the cart again.');
      await expectFocus(page, /^button Remove/);
      for (const rows of [2, 0]) {
        await main
          .getByRole('button', { name: /^Remove/ })
          .first()
          .press('Enter');
        await expect(main.getByRole('row')).toHaveCount(rows);
        await expectSpoken(page, 'was removed.');
      }
      await expectFocus(page, /^h2 No Items in Cart/);
    });

    test('a deleted address is announced, and focus moves to the next control', async ({
      page,
      shop,
    }) => {
      const customer = await newCustomer(shop);
      await giveAddress(shop, customer, '8 Lake Road');
      await giveAddress(shop, customer, '9 Lake Road');
      await signIn(page, shop, customer);
      await page.goto('/account/manage-address');
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: /^Delete/ }).nth(1)).toBeVisible();
      await comeToRest(page);
      await takeSpoken(page);
      await main
        .getByRole('button', { name: /^Delete/ })
        .first()
        .press('Enter');
      await page.getByRole('button', { name: 'Yes, Delete it!' }).press('Enter');
      await expectSpoken(page, 'Address deleted successfully!');
      await expectFocus(page, /^(button Delete|h1 Manage Address|div Address deleted)/);
    });

    test('a filter reset in an empty result moves focus to the list, also with a late focus script', async ({
      page,
    }) => {
      await page.route(/\/assets\/DeferredFeatures.*\.js$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      await page.goto('/products?category=None', { waitUntil: 'domcontentloaded' });
      const empty = page.getByRole('main').getByRole('heading', { name: 'No products match' });
      await expect(empty).toBeVisible();
      await takeSpoken(page);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Reset Filters' }).last().press('Enter');
      await expectSpoken(page, /^\d+ products$/);
      await expectFocus(page, /^(h1|h2|p|div|ul) /);
    });

    test('the result of a purchase is announced once, also while it is open', async ({
      page,
      shop,
    }) => {
      await openCheckout(page, shop, await newCustomer(shop));
      await comeToRest(page);
      await takeSpoken(page);
      await page.route('**/api/user/orders/', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, json: { message: 'Not now.' } })
          : route.fallback(),
      );
      await proceed(page);
      await expectSpoken(page, 'Failed to create order');
      await page.unroute('**/api/user/orders/');
      await proceed(page);
      await inWidget(page, 'Close').click();
      await expectSpoken(page, 'Please do not pay again until then.');
    });

    test('a dialog with a late script reacts at once, and gets focus when it opens', async ({
      page,
      shop,
    }) => {
      await signIn(page, shop);
      await page.route(/\/assets\/AddressDialog.*\.js$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      await page.goto('/account/manage-address');
      const opener = page.getByRole('main').getByRole('button', { name: /Add New Address/ });
      await expect(opener.first()).toBeEnabled();
      await comeToRest(page);
      await takeSpoken(page);
      await opener.first().press('Enter');
      await expectSpoken(page, 'Opening');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFocus(page, /^(input|section|div|h2)/);
      await expect(page.locator('[role=status]', { hasText: 'Opening' })).toHaveCount(0);
    });

    test('an address form fills in known data, and announces the place of a pincode', async ({
      page,
      shop,
    }) => {
      await signIn(page, shop);
      const known = JSON.stringify({ pin: '570001', city: 'Mysuru', state: 'Karnataka' });
      await page.evaluate((text) => localStorage.setItem('deliveryPlace', text), known);
      await page.goto('/account/manage-address');
      await comeToRest(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: /Add New Address/ })
        .first()
        .press('Enter');
      const form = page.getByRole('dialog');
      const field = (name: string) => form.getByRole('textbox', { name, exact: true });
      for (const name of ['Full Name', 'Phone Number']) await expect(field(name)).toHaveValue(/./);
      await expect(field('ZIP Code')).toHaveValue('570001');
      await expect(field('City')).toHaveValue('Mysuru');
      await page.waitForTimeout(200);
      await takeSpoken(page);
      await field('ZIP Code').fill('110001');
      await expectSpoken(page, /^The pincode is in [^,]+, Delhi\./);
      await expect(field('State')).toHaveValue('Delhi');
      await field('ZIP Code').fill('999999');
      await expect(field('State')).toHaveValue('');
      await expect(form.getByText(/^The pincode is in/)).toHaveCount(0);
    });

    test("the result of 'Try again' is announced when the button disappears", async ({
      page,
      shop,
    }) => {
      for (const [path, call, title] of [
        ['/orders', '**/api/user/orders/', 'Error: No.'],
        ['/wishlist', '**/api/user/wishlist/', 'Failed to fetch wishlist.'],
      ] as const) {
        await signIn(page, shop);
        await page.route(call, (route) => route.fulfill({ status: 400, json: { message: 'No.' } }));
        await page.goto(path);
        const again = page.getByRole('button', { name: 'Try again' });
        await expect(again).toBeVisible();
        await comeToRest(page);
        await takeSpoken(page);
        await again.press('Enter');
        await expectSpoken(page, title);
        await page.unroute(call);
        await again.press('Enter');
        await expectSpoken(page, 'Loaded');
      }
    });

    test('a review search announces its number of results, also when there are none', async ({
      page,
      shop,
    }) => {
      await signIn(page, shop);
      await page.goto('/my-reviews');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await comeToRest(page);
      await takeSpoken(page);
      const search = page.getByRole('main').getByRole('textbox', { name: 'Search' });
      await search.fill('zzzz');
      await expectSpoken(page, 'No reviews found matching your criteria.');
      await search.fill('');
      await expectSpoken(page, /^\d+ reviews?$/);
    });

    test('an error is announced once, and focus moves to the first invalid field', async ({
      page,
      shop,
    }) => {
      const problem = 'Please enter login credentials';
      await page.goto('/signup');
      await comeToRest(page);
      await takeSpoken(page);
      const login = page.getByRole('region', { name: 'Login' });
      await login.getByRole('button', { name: 'Login', exact: true }).click();
      await expectSpoken(page, problem);
      await expectFocus(page, /^input/);
      // Sends again while the first toast is still visible.
      await login.getByRole('button', { name: 'Login', exact: true }).click();
      await expectSpoken(page, problem);

      await signIn(page, shop);
      await page.goto('/products');
      const list = page.getByRole('list', { name: 'Products' });
      await list.getByRole('article').first().getByRole('link').first().click();
      const addReview = page.getByRole('button', { name: 'Add Review' });
      // This section loads when it is near, and moves the button: above the button on a phone, beside the
      // tabs at a desk.
      const near = width < 600 ? addReview : page.getByRole('tabpanel');
      await near.scrollIntoViewIfNeeded();
      await expect(
        page.getByRole('heading', { name: /^(Goes with it|Bestsellers)$/ }),
      ).toBeVisible();
      await addReview.click();
      const dialog = page.getByRole('dialog', { name: 'Add Review' });
      await dialog.getByLabel(/^Rating/).fill('');
      await takeSpoken(page);
      await dialog.getByRole('button', { name: 'Submit Review' }).click();
      const rating = dialog.getByRole('spinbutton', { name: /^Rating/ });
      await expect(rating).toBeFocused();
      // The error is only the description of the focused field.
      await expect(rating).toHaveAccessibleDescription('Please give a rating from 1 to 5');
      expect((await takeSpoken(page)).filter((said) => said.includes('rating'))).toEqual([]);
      await page.route('**/api/user/reviews/', (route) => route.fulfill({ status: 500 }));
      await rating.fill('4');
      await dialog.getByLabel('Review', { exact: true }).fill('Good');
      await dialog.getByRole('button', { name: 'Submit Review' }).click();
      await expectSpoken(page, 'Failed to add review. Please try again.');
    });

    test('a redirect to the login announces the reason and moves focus to the heading', async ({
      page,
    }) => {
      await page.goto('/');
      await comeToRest(page);
      await takeSpoken(page);
      await page.getByRole('link', { name: 'Wishlist' }).first().click();
      await expect(page).toHaveURL('/signup');
      await expectSpoken(page, 'Please login to view your wishlist');
      await expectFocus(page, /^h1 Login/);
    });
  });
}
