import { paths } from '@parinda/storefront/paths';
import type { Locator, Page } from '@playwright/test';
import { giveAddress, newCustomer } from './customer.ts';
import { inWidget } from './payment.ts';
import { readAloud } from './read-aloud.ts';
import { expect, test } from './shop-test.ts';

test.use({ bypassCSP: true, reducedMotion: 'reduce' });

/** Masks values that differ between runs. */
const settled = (phrase: string, email: string) =>
  phrase
    .replaceAll(email, '(e-mail)')
    .replace(/#\d+/, '#(number)')
    .replace(/order_\w+/, '(payment order)')
    .replaceAll(/INV-\d{4}-\d{6}/g, 'INV-(number)')
    .replace(/[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d/, '(date and time)')
    .replace(/((about|over|almost) )?\d+ (day|month|year)s? ago/, '(some time) ago');

test('the whole purchase is understandable with a screen reader', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  // A second address makes the choice necessary.
  await giveAddress(shop, customer, '8 Lake Road');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const transcript: string[] = [];
  const hear = async (title: string, part: Locator) => {
    await stillness(page);
    const phrases = await readAloud(part);
    transcript.push(`# ${title}`, ...phrases.map((phrase) => settled(phrase, customer.email)), '');
  };
  const expectNotice = (text: string) =>
    expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible();

  await page.goto('/products/search?query=adhesive');
  await expect(main.getByRole('list', { name: 'Products' })).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Bird Spikes' })).toBeVisible();
  // The hearts have a deferred script.
  await expect(main.getByRole('button', { name: /to wishlist$/ })).toHaveCount(8);
  await hear('Search results', main);
  await main.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(main.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(main.getByRole('article').first()).toBeVisible();
  // The shop facts have one too.
  await expect(main.getByRole('term').filter({ hasText: 'Delivery' })).toBeVisible();
  await hear('The product', main);
  await main.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await main.getByLabel('Pincode').fill('000');
  await main.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(main.getByText('Please Enter a Valid Pincode Please').first()).toBeVisible();
  await hear('The cart, with a wrong pincode', main);
  await main.getByLabel('Pincode').fill('570001');
  await main.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(main.getByText('Pincode validated')).toBeVisible();
  await hear('The cart, with a right one', main);
  await main.getByRole('button', { name: 'Checkout' }).click();

  await expect(main.getByRole('heading', { name: 'Login' })).toBeVisible();
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expectNotice('Please enter login credentials');
  await hear('Login, sent without anything', main);
  await main.getByRole('textbox', { name: 'Email', exact: true }).fill(customer.email);
  const login = page.getByRole('region', { name: 'Login' });
  await login.getByRole('textbox', { name: 'Password' }).fill(customer.password);
  await login.getByRole('button', { name: 'Login' }).click();

  await expect(page).toHaveURL(paths.checkout);
  await expect(main.getByRole('radio', { name: /14 Temple Street/ })).toBeVisible();
  await main.getByRole('button', { name: 'Proceed to Pay' }).click();
  await expectNotice('Please select a delivery address');
  await hear('Checkout, without an address', main);
  await main.getByRole('button', { name: 'Add New Address' }).click();
  await expect(dialog).toBeVisible();
  await hear('A new address', dialog);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await main.getByRole('radio', { name: /14 Temple Street/ }).press('Space');
  await main.getByRole('button', { name: 'Proceed to Pay' }).click();
  await expect(inWidget(page, 'Pay')).toBeVisible();
  // Waits until older toasts disappear after 5 s, so that only the payment is read.
  await expect(page.getByText('Please select a delivery address')).toHaveCount(0);
  await inWidget(page, 'Pay').click();
  await expectNotice('Payment successful!');
  await hear('Notifications', page.getByRole('region', { name: 'Notifications' }));
  await expect(main.getByRole('link', { name: /View Details/ })).toBeVisible();
  // It appears once the backend has listed its optional operations.
  await expect(main.getByRole('link', { name: 'Your data' })).toBeVisible();
  await hear('Your orders', main);
  await main.getByRole('link', { name: /View Details/ }).click();
  await expect(main.getByText('Paid', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Your data' })).toBeVisible();
  await hear('The order', main);

  const spoken = transcript
    .join('\n')
    .replace(/(?<=Order ID\ndefinition\n)\d+/, '(number)')
    .replaceAll(/(?<=: about ).+ to .+(?=\.)/g, '(days)');
  expect(spoken).toMatchSnapshot('purchase-spoken.txt');
});

/** Waits until nothing loads and earlier announcements are over. */
async function stillness(page: Page): Promise<void> {
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('[aria-live=assertive]').filter({ hasText: /./ })).toHaveCount(0);
}
