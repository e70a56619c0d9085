import { type BrowserContext, devices, type Page } from '@playwright/test';
import { type Account, openAccount } from '../apps/api/dev/provider/account.ts';
import { answerWeb, providerHosts } from '../apps/api/dev/provider/web.ts';
import { paths } from '../apps/storefront/src/shared/paths.ts';
import { type Shop, startShop } from '../tools/run/shop.ts';
import { newCustomer, openCheckout } from './customer.ts';
import { alert, endsPaid, expectOneOrder, logIn, notice, proceed, waiting } from './payment.ts';
import { bareDocument, test as base, expect, roomyLimits } from './shop-test.ts';

// The real provider's checkout is a foreign script with frames, popups and banks: a stand-in that
// behaves alike, under the real host names, against the built shop and its own policies.

const test = base.extend<{ account: Account }, { ownShop: { shop: Shop; account: Account } }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const account = await openAccount();
      const shop = await startShop({ ...roomyLimits, ...account.env });
      await use({ shop, account });
      await shop.stop();
      account.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  account: ({ ownShop }, use) => use(ownShop.account),
  baseURL: ({ ownShop }, use) => use(ownShop.shop.url),
});

async function beProvider(context: BrowserContext, account: Account): Promise<void> {
  await context.route(providerHosts, (route) => {
    const request = route.request();
    return route.fulfill(
      answerWeb(account, { url: request.url(), body: request.postData() ?? '' }),
    );
  });
}

/** What the page's policy has forbidden. */
function violationsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy|Trusted/.test(line.text())) said.push(line.text());
  });
  return said;
}

const inFrame = (page: Page) => page.frameLocator('iframe[title="Payment"]');
const press = (page: Page, name: string) =>
  inFrame(page).getByRole('button', { name, exact: true }).click();

const ways: Record<string, (page: Page) => Promise<void>> = {
  'a bank in a frame of the frame': async (page) => {
    await press(page, 'Pay by card');
    await inFrame(page).frameLocator('iframe[title="Bank"]').getByRole('button').click();
  },
  'netbanking in place of the frame': async (page) => {
    await press(page, 'Pay by netbanking');
    await inFrame(page).getByRole('link', { name: 'Confirm' }).click();
  },
  'a bank in a popup': async (page) => {
    const opened = page.waitForEvent('popup');
    await press(page, 'Pay in a popup');
    await (await opened).getByRole('button', { name: 'Approve' }).click();
  },
  'a UPI app': (page) => press(page, 'Pay by a UPI app'),
  'a second try after one that failed': async (page) => {
    await press(page, 'Fail');
    await expect(page.getByText('Payment failed. Please try again.').first()).toBeAttached();
    await ways['a bank in a frame of the frame']?.(page);
  },
  'a proof that comes after the window was closed': (page) =>
    press(page, 'Close, and be paid late'),
};

const tries = Object.entries(ways).flatMap(([way, act], index) =>
  [360, 1280].map((width) => ({ way, act, width, isAtOpen: index % 2 === 0 })),
);

for (const { way, act, width, isAtOpen } of tries) {
  const when = isAtOpen ? 'open()' : 'evaluation';
  test(`the provider’s checkout pays at ${width} px by ${way}, its second script at ${when}`, async ({
    page,
    context,
    ownShop: { shop },
    account,
  }) => {
    await beProvider(context, account);
    if (isAtOpen) await page.addInitScript('window.standInSecondAtOpen = true');
    await page.setViewportSize({ width, height: 740 });
    const violations = violationsOf(page);
    const customer = await newCustomer(shop);
    await openCheckout(page, shop, customer);
    await proceed(page);
    await act(page);
    await endsPaid(page);
    expect(await page.evaluate(() => Reflect.get(window, 'standInSecond'))).toBe(true);
    expect(violations).toEqual([]);
    await expect(alert(page)).toHaveCount(0);
    await expectOneOrder(shop, customer, 'completed');
  });
}

const instagram = `${devices['iPhone 15'].userAgent.replace(/ Safari.*/, '')} Instagram 361.0.0.35.82`;

test.describe('in a browser inside an app', () => {
  test.use({ userAgent: instagram, viewport: { width: 360, height: 740 } });

  test('the payment takes the whole page and leads back to the paid order', async ({
    page,
    context,
    ownShop: { shop },
    account,
  }) => {
    await beProvider(context, account);
    const customer = await newCustomer(shop);
    await openCheckout(page, shop, customer);
    await proceed(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('button', { name: 'Back to the shop' }).click();
    await endsPaid(page);
    await expectOneOrder(shop, customer, 'completed');
  });

  test('a session that ended meanwhile keeps the payment for the next login', async ({
    page,
    context,
    ownShop: { shop },
    account,
  }) => {
    await beProvider(context, account);
    const customer = await newCustomer(shop);
    await openCheckout(page, shop, customer);
    await proceed(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    const other = await context.newPage();
    await other.goto(shop.url + bareDocument);
    await other.evaluate(() => localStorage.removeItem('token'));
    await page.getByRole('button', { name: 'Back to the shop' }).click();
    await expect(notice(page, waiting)).toBeVisible();
    await page.goto(paths.signup);
    await logIn(page, customer);
    await endsPaid(page);
    await expectOneOrder(shop, customer, 'completed');
  });

  test('a payment that fails there leads back to the checkout, which says so', async ({
    page,
    context,
    ownShop: { shop },
    account,
  }) => {
    await beProvider(context, account);
    const customer = await newCustomer(shop);
    await openCheckout(page, shop, customer);
    await proceed(page);
    await page.getByRole('button', { name: 'Fail', exact: true }).click();
    await expect(page.getByText('Payment failed. Please try again.').first()).toBeVisible();
    await expect(page).toHaveURL(paths.checkout);
    await expectOneOrder(shop, customer, 'pending');
  });
});

test('the provider’s code is gone once the shopper goes on in the shop', async ({
  page,
  context,
  ownShop: { shop },
  account,
}) => {
  await beProvider(context, account);
  const customer = await newCustomer(shop);
  await openCheckout(page, shop, customer);
  await proceed(page);
  await press(page, 'Close');
  const isThere = () => page.evaluate(() => 'Razorpay' in window);
  expect(await isThere()).toBe(true);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(paths.home);
  await expect.poll(isThere).toBe(false);
});

test('a script that a page of the shop is made to load from the provider is refused', async ({
  page,
  context,
  account,
}) => {
  await beProvider(context, account);
  const violations = violationsOf(page);
  await page.goto('/cart');
  await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.src = 'https://checkout.razorpay.com/v1/checkout.js';
      document.head.append(script);
    } catch {
      // Trusted types refuse the address itself.
    }
  });
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'Razorpay' in window)).toBe(false);
});
