import { paths } from '@parinda/storefront/paths';
import { expectAccessible } from '@parinda/testing/accessible';
import { nodeScript } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import type { Shop } from '@parinda/testing/servers';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Visitor } from './customer.ts';
import { mailedOtp } from './outbox.ts';
import { inWidget } from './payment.ts';
import { expectReflow } from './reflow.ts';

export async function findBySearch(page: Page, words: string): Promise<string> {
  await page.goto(paths.home);
  const box = page.getByRole('searchbox', { name: 'Search products' });
  const reveal = page.getByRole('button', { name: 'Search', exact: true });
  await expect(box.or(reveal).first()).toBeVisible();
  // On phones an icon opens the form.
  if (await box.isHidden()) await reveal.click();
  await box.fill(words);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/products/search?query=${encodeURIComponent(words)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search Results for "${words}"`);
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading');
  const title = (await link.textContent()) ?? '';
  await expectAccessible(page);
  await link.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectAccessible(page);
  return title;
}

/**
 * Adds the first product of a list to the empty cart, and waits for the cart: a page load right
 * after the press would cancel it on a page that is not hydrated yet.
 */
export async function addFirstToCart(page: Page): Promise<void> {
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button', { name: /add .*to cart/i }).click();
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
}

export async function fillCart(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.getByRole('link', { name: /^Cart/ }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('row', { name: title })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Enter Pincode first' })).toBeDisabled();
  await main.getByLabel('Pincode').fill('570001');
  await main.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(main.getByText('Pincode validated')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Checkout' }).click();
}

/** Turns the card of /signup to its register face and fills it in. */
export async function fillRegistration(page: Page, visitor: Visitor): Promise<void> {
  const face = page.getByRole('region', { name: 'Register' });
  const fill = (label: string, text: string) =>
    face.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
  await expectTurnedFrom(page, 'Login');
  await fill('Full Name', visitor.name);
  await fill('Email address', visitor.email);
  await fill('Contact Number', '98765 43210');
  await fill('Password', visitor.password);
  await fill('Confirm Password', visitor.password);
}

/** Waits for the end of the flip, during which a click may miss its target. */
const expectTurnedFrom = (page: Page, name: 'Login' | 'Register') =>
  expect(page.locator(`section[aria-label="${name}"]`)).toBeHidden();

/** Registers after the guard's redirect with the mailed one-time password, then logs in. */
export async function signUp(page: Page, shop: Shop, visitor: Visitor): Promise<void> {
  await expect(page).toHaveURL(paths.signup);
  // During the flip both faces are in the DOM, each with a password field and a Login button.
  const face = (name: string) => page.getByRole('region', { name });
  await fillRegistration(page, visitor);
  await expectAccessible(page);
  await face('Register').getByRole('button', { name: 'Register' }).click();

  const dialog = page.getByRole('dialog', { name: 'Email Verification' });
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel('One-time password').fill(await mailedOtp(shop.url, visitor.email));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expectTurnedFrom(page, 'Register');
  const field = (label: string) => face('Login').getByRole('textbox', { name: label, exact: true });
  await field('Email').fill(visitor.email);
  await field('Password').fill(visitor.password);
  await face('Login').getByRole('button', { name: 'Login' }).click();
}

export async function fillAddress(form: Locator): Promise<void> {
  await form.getByLabel('Full Name').fill('Asha Rao');
  await form.getByLabel('Phone Number').fill('98765 43210');
  await form.getByLabel('Address Line 1').fill('14 Temple Street');
  await form.getByLabel('City').fill('Mysuru');
  await form.getByLabel('State').fill('Karnataka');
  await form.getByLabel('ZIP Code').fill('570001');
}

export async function addAddress(page: Page): Promise<void> {
  await expect(page).toHaveURL(paths.checkout);
  await page.getByRole('button', { name: 'Add New Address' }).click();
  const dialog = page.getByRole('dialog');
  await fillAddress(dialog);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByText('Address added successfully!').first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Pays in the sandbox's frame and returns the order number. */
export async function pay(page: Page, title: string): Promise<number> {
  await page.getByRole('radio', { name: /14 Temple Street/ }).press('Space');
  await expectAccessible(page);
  await expectReflow(page);
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await inWidget(page, 'Pay').click();
  await expect(page.getByText('Payment successful!').first()).toBeVisible();
  await expect(page).toHaveURL(paths.orders);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Orders');
  const card = page.getByRole('article', { name: /^Order #\d+$/ });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading')).toHaveText(title);
  await expectAccessible(page);
  return Number(/#(\d+)/.exec((await card.textContent()) ?? '')?.[1]);
}

/** Runs `shop orders deliver`. */
export async function deliver(orderId: number, env: NodeJS.ProcessEnv): Promise<void> {
  const script = inProject('apps/api/src/cli/owner.ts');
  const { code, output } = await nodeScript(script, ['orders', 'deliver', String(orderId)], {
    env,
  });
  expect(code, output).toBe(0);
}

export async function reviewDelivered(page: Page, words: string): Promise<void> {
  await page.reload();
  const card = page.getByRole('article', { name: /^Order #\d+$/ });
  await expect(card.getByText('Delivered', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('14 Temple Street').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Add Review/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write a Review');
  const submit = page.getByRole('button', { name: 'Submit Review' });
  await expect(submit).toBeDisabled();
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByLabel('Your review').fill(words);
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByText('Review submitted successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(paths.orders);
}

/** The whole purchase, from the search to the customer's review on the product page. */
export async function buyAndReview(
  page: Page,
  shop: Shop,
  visitor: Visitor,
  deliverEnv: NodeJS.ProcessEnv,
): Promise<void> {
  const words = `No pigeon since the first monsoon, says ${visitor.email}`;
  const title = await test.step('find', () => findBySearch(page, 'spikes'));
  const productUrl = page.url();
  await test.step('fill the cart', () => fillCart(page, title));
  await test.step('sign up and log in', () => signUp(page, shop, visitor));
  await test.step('add an address', () => addAddress(page));
  const orderId = await test.step('pay', () => pay(page, title));
  expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBe('[]');
  await test.step('deliver', () => deliver(orderId, deliverEnv));
  await test.step('review', () => reviewDelivered(page, words));
  await page.goto(productUrl);
  await expect(page.getByText(words)).toBeVisible();
}
