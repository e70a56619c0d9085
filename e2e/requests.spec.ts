import { paths } from '@parinda/storefront/paths';
import { operations } from '@parinda/testing/pacts';
import { newVisitor } from './customer.ts';
import { mailedOtp } from './outbox.ts';
import { buyAndReview } from './purchase.ts';
import { hearRequests } from './requests.ts';
import { expect, test } from './shop-test.ts';

test('API requests have a pact of the same shape', async ({ page, shop }) => {
  const requests = hearRequests(page);
  const main = page.getByRole('main');
  // Navigates on the client, because the server would embed the answers in the page.
  const open = async (path: string) => {
    await page.goto(paths.faqs);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  };
  const visitor = newVisitor();
  await buyAndReview(page, shop, visitor, { DATA_DIR: shop.dataDir });

  for (const [path, operation] of [
    [paths.products, 'listProducts'],
    [paths.gallery, 'listGallery'],
    [paths.blogs, 'listBlogs'],
  ] as const) {
    await open(path);
    await expect.poll(() => requests.operations()).toContain(operation);
  }
  await open(paths.products);
  await main.getByRole('article').first().getByRole('link').first().click();
  const heart = main.getByRole('button', { name: /to wishlist$/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => requests.operations()).toContain('listReviews');
  await page.goto(paths.wishlist);
  await expect(main.getByRole('article')).toHaveCount(1);
  await main.getByRole('button', { name: /^Remove/ }).click();
  await expect(main.getByRole('article')).toHaveCount(0);

  await page.goto(paths.myReviews);
  await expect(main.getByText(/No pigeon since the first monsoon/)).toBeVisible();
  await page.goto(paths.manageAddress);
  await page.getByRole('button', { name: /^Delete the address/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /delete|yes/i })
    .click();
  await expect(main.getByText('14 Temple Street')).toHaveCount(0);

  await page.goto(paths.contact);
  const form = main.locator('form').filter({ hasText: 'Leave your Message' });
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Subject').fill('Nets for a balcony');
  await form.getByLabel('Message').fill('Do you ship to Mysuru?');
  const answered = page.waitForResponse('**/contact/');
  await form.getByRole('button', { name: /^Send/ }).click();
  await answered;

  await page.goto(paths.manageAccount);
  await main.getByLabel('Full Name').fill('Asha Iyer');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Your details are saved.')).toBeVisible();
  await main.getByLabel('Current password').fill(visitor.password);
  await main.getByLabel('New password').fill('monsoon ledge kite 8');
  await main.getByRole('button', { name: 'Change password' }).click();
  await expect(main.getByText('Your password is changed.')).toBeVisible();

  await page.goto(paths.yourData);
  await main.getByRole('button', { name: 'Download your data' }).click();
  await expect(main.getByText('Your data is saved as my-data.json.')).toBeVisible();
  await main.getByText('Correct my data').click();
  await main.getByLabel('Message').fill('My name is Asha Iyer.');
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByText(/Its ticket number is \d+/)).toBeVisible();

  await page.goto(paths.resetPassword);
  await main.getByLabel('Email').fill(visitor.email);
  await main.getByRole('button', { name: 'Send one-time password' }).click();
  await expect(main.getByLabel('One-time password')).toBeFocused();
  await main.getByLabel('One-time password').fill(await mailedOtp(shop.url, visitor.email));
  await main.getByLabel('New password').fill('temple crow banyan');
  await main.getByRole('button', { name: 'Change password' }).click();
  await expect(main.getByText('Your password is changed. Please log in.')).toBeVisible();

  // The server requests getPageMetadata for each page, and the categories unless the session changes.
  const ofOthers = ['getPageMetadata', 'lookupPincode', 'listCategories'];
  const ofThePage = (ids: string[]) => ids.filter((id) => !ofOthers.includes(id));
  const all = ofThePage(operations.map(({ id }) => id));
  await expect.poll(() => ofThePage(requests.operations())).toEqual(all.sort());
  expect(requests.withoutPact()).toEqual([]);
});
