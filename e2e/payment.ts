import { paths } from '@parinda/storefront/paths';
import type { Shop } from '@parinda/testing/servers';
import type { Page, PlaywrightTestArgs } from '@playwright/test';
import { type Customer, newCustomer, openCheckout, ordersOf } from './customer.ts';
import { bareDocument, expect } from './shop-test.ts';

export interface AtCheckout {
  customer: Customer;
}

type Given = Pick<PlaywrightTestArgs, 'page'> & { shop: Shop };

/** Fixtures: a customer on /checkout with one product in the cart and an address chosen. */
export const atCheckout = {
  customer: async ({ page, shop }: Given, use: (customer: Customer) => Promise<void>) => {
    const customer = await newCustomer(shop);
    await openCheckout(page, shop, customer);
    await use(customer);
  },
};

export const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Pay' }).click();
/** Ignores hidden frames: a closed widget stays in the page to report a late payment. */
export const widgetFrame = (page: Page) =>
  page.locator('iframe[title="Payment"]').filter({ visible: true }).contentFrame();
export const inWidget = (page: Page, button: string) =>
  widgetFrame(page).getByRole('button', { name: button, exact: true });
/** Presses a button below 'More' in the widget. */
export async function pressMore(page: Page, button: string): Promise<void> {
  await widgetFrame(page).getByText('More', { exact: true }).click();
  await inWidget(page, button).click();
}
export const notice = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text);
export const cart = (page: Page) => page.evaluate(() => localStorage.getItem('cartItems'));

export async function endsPaid(page: Page): Promise<void> {
  await expect(page.getByText('Payment successful!').first()).toBeVisible({ timeout: 45_000 });
  await expect(page).toHaveURL(paths.orders);
  // The page may be navigating.
  await expect(async () => expect(await cart(page)).toBe('[]')).toPass({ timeout: 30_000 });
}

export const checking = /We are checking whether you have paid/;
export const confirming = /^Your payment was made and is being confirmed/;
export const waiting = /^A payment was made in this browser and is not confirmed yet/;
export const notPaid = 'You have not paid yet. We have saved your cart.';
export const payButton = (page: Page) => page.getByRole('button', { name: /^Proceed to Pay/ });
export const alert = (page: Page) => page.getByText('An unexpected error occurrred.');

/** Skips the half minute in which the shop polls a closed window's payment. */
export async function waitOut(page: Page, text: string): Promise<void> {
  await expect(notice(page, checking)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expect(async () => {
    await page.clock.fastForward(8000);
    await expect(notice(page, text)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
}

/** Collects all texts of the page from now on. */
export async function listen(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.exposeFunction('seen', (text: string) => texts.push(text));
  await page.evaluate(() =>
    new MutationObserver(() => Reflect.get(window, 'seen')(document.body.textContent)).observe(
      document.body,
      { subtree: true, childList: true, characterData: true },
    ),
  );
  return texts;
}

export async function logIn(page: Page, { email, password }: Customer): Promise<void> {
  const face = page.getByRole('region', { name: 'Login' });
  await face.getByRole('textbox', { name: 'Email' }).fill(email);
  await face.getByLabel('Password', { exact: true }).fill(password);
  await face.getByRole('button', { name: 'Login' }).click();
}

/** Expects exactly one order with this status. */
export async function expectOneOrder(
  shop: Parameters<typeof ordersOf>[0],
  customer: Customer,
  status: 'pending' | 'completed',
): Promise<void> {
  await expect
    .poll(async () => (await ordersOf(shop, customer)).map((order) => order.payment_status))
    .toEqual([status]);
}

/** Pays and closes the tab before the server has verified the payment. */
export async function payAndLeave(page: Page): Promise<void> {
  await page.route('**/verify_payment/', () => {});
  await proceed(page);
  const asked = page.waitForRequest('**/verify_payment/');
  await inWidget(page, 'Pay').click();
  await asked;
  await page.close();
}

/** Pays without a proof in the browser, as if the tab was closed during the payment. */
export async function payAndForget(page: Page): Promise<void> {
  await proceed(page);
  await expect(inWidget(page, 'Pay')).toBeVisible();
  const orderId = await page.evaluate(
    () => JSON.parse(localStorage.getItem('purchaseAttempt') ?? '[]')[0].order.razorpay_order_id,
  );
  await page.request.post('/sandbox/payments', { data: { order_id: orderId, behaviour: 'pay' } });
  await page.goto(bareDocument);
}

/** The menu opens on hover, and needs a second hover if its script was still loading. */
export async function logOut(page: Page): Promise<void> {
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Account' }).hover();
    await expect(logout).toBeVisible({ timeout: 2000 });
  }).toPass();
  await logout.click();
}
