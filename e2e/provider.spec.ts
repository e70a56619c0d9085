import { paths } from '@parinda/storefront/paths';
import { type Shop, startShop } from '@parinda/testing/servers';
import { devices, type Page } from '@playwright/test';
import { type Account, openAccount } from '../apps/api/dev/provider/account.ts';
import { answerWeb, providerHosts } from '../apps/api/dev/provider/web.ts';
import { type Customer, ordersOf } from './customer.ts';
import {
  type AtCheckout,
  alert,
  atCheckout,
  checking,
  endsPaid,
  expectOneOrder,
  inWidget,
  logIn,
  notice,
  notPaid,
  pressMore,
  proceed,
  waiting,
  waitOut,
  widgetFrame,
} from './payment.ts';
import { bareDocument, test as base, expect, roomyLimits } from './shop-test.ts';

// The provider's checkout is a third-party script with frames, popups and bank pages. This stand-in
// answers under the real host names, for the built shop with its own policies.

interface Own {
  /** Violations of the page's policy. */
  violations: string[];
}

const test = base.extend<Own, { account: Account }>({
  account: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const account = await openAccount();
      await use(account);
      account.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ account }, use) => {
      const shop = await startShop({ ...roomyLimits, ...account.env });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  context: async ({ context, account }, use) => {
    await context.route(providerHosts, (route) => {
      const request = route.request();
      const body = request.postData() ?? '';
      return route.fulfill(answerWeb(account, { url: request.url(), body }));
    });
    await use(context);
  },
  violations: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (line) => {
        if (/Content Security Policy|Trusted/.test(line.text())) said.push(line.text());
      });
      await use(said);
    },
    // Must listen before the page opens.
    { auto: true },
  ],
});

const checkout = test.extend<AtCheckout>(atCheckout);

const ways: Record<string, (page: Page) => Promise<void>> = {
  'a bank in a frame of the frame': async (page) => {
    await pressMore(page, 'Pay by card');
    await widgetFrame(page).frameLocator('iframe[title="Bank"]').getByRole('button').click();
  },
  'netbanking in place of the frame': async (page) => {
    await pressMore(page, 'Pay by netbanking');
    await widgetFrame(page).getByRole('link', { name: 'Confirm' }).click();
  },
  'a bank in a popup': async (page) => {
    const opened = page.waitForEvent('popup');
    await pressMore(page, 'Pay in a popup');
    await (await opened).getByRole('button', { name: 'Approve' }).click();
  },
  'a UPI app': (page) => pressMore(page, 'Pay by a UPI app'),
  'a second try after one that failed': async (page) => {
    await inWidget(page, 'Fail').click();
    await expect(page.getByText('Payment failed. Please try again.').first()).toBeAttached();
    await ways['a bank in a frame of the frame']?.(page);
  },
  'a proof that comes after the window was closed': (page) =>
    pressMore(page, 'Close, and be paid late'),
};

const tries = Object.entries(ways).flatMap(([way, act], index) =>
  [360, 1280].map((width) => ({ way, act, width, isAtOpen: index % 2 === 0 })),
);

for (const { way, act, width, isAtOpen } of tries) {
  const when = isAtOpen ? 'open()' : 'evaluation';
  checkout(
    `the provider’s checkout pays at ${width} px by ${way}, with its second script at ${when}`,
    async ({ page, shop, customer, violations }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(
        (value) => Object.assign(window, { standInSecondAtOpen: value }),
        isAtOpen,
      );
      await proceed(page);
      await act(page);
      await endsPaid(page);
      expect(await page.evaluate(() => Reflect.get(window, 'standInSecond'))).toBe(true);
      expect(violations).toEqual([]);
      await expect(alert(page)).toHaveCount(0);
      await expectOneOrder(shop, customer, 'completed');
    },
  );
}

/** Pays at the bank without a notification. */
async function takeMoney(account: Account, shop: Shop, customer: Customer): Promise<void> {
  const [order] = await ordersOf(shop, customer);
  expect(account.pay(Reflect.get(order ?? {}, 'razorpay_order_id'))).toBeDefined();
}

checkout(
  'a payment after the window was closed is found by asking the provider',
  async ({ page, shop, customer, account }) => {
    await proceed(page);
    await inWidget(page, 'Close').click();
    await expect(notice(page, checking)).toBeVisible();
    await takeMoney(account, shop, customer);
    await endsPaid(page);
    await expectOneOrder(shop, customer, 'completed');
  },
);

checkout(
  'an unpaid page changes to paid automatically when the bank is late',
  async ({ page, shop, customer, account }) => {
    await page.clock.install();
    await proceed(page);
    await inWidget(page, 'Close').click();
    await waitOut(page, notPaid);
    await takeMoney(account, shop, customer);
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(page).toHaveURL(paths.orders, { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await expectOneOrder(shop, customer, 'completed');
  },
);

checkout(
  'a payment made after its page was discarded is confirmed on the next visit',
  async ({ page, context, shop, customer, account }) => {
    await proceed(page);
    await expect(inWidget(page, 'Close')).toBeVisible();
    await page.close();
    await takeMoney(account, shop, customer);
    const next = await context.newPage();
    await next.goto(paths.home);
    await endsPaid(next);
    await expectOneOrder(shop, customer, 'completed');
  },
);

const instagram = `${devices['iPhone 15'].userAgent.replace(/ Safari.*/, '')} Instagram 361.0.0.35.82`;
const pressThere = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

test.describe('in a browser inside an app', () => {
  checkout.use({ userAgent: instagram, viewport: { width: 360, height: 740 } });

  // Spec: decisions Purchase
  checkout(
    'the payment takes the whole page and returns to the paid order',
    async ({ page, shop, customer }) => {
      await proceed(page);
      await pressThere(page, 'Pay');
      await pressThere(page, 'Back to the shop');
      await endsPaid(page);
      await expectOneOrder(shop, customer, 'completed');
    },
  );

  checkout(
    'a payment during which the session ends waits for the next login',
    async ({ page, context, shop, customer }) => {
      await proceed(page);
      await pressThere(page, 'Pay');
      const other = await context.newPage();
      await other.goto(bareDocument);
      await other.evaluate(() => localStorage.removeItem('token'));
      await pressThere(page, 'Back to the shop');
      await expect(notice(page, waiting)).toBeVisible();
      await page.goto(paths.signup);
      await logIn(page, customer);
      await endsPaid(page);
      await expectOneOrder(shop, customer, 'completed');
    },
  );

  checkout(
    'a failed payment returns to the checkout, which says so',
    async ({ page, shop, customer }) => {
      await proceed(page);
      await pressThere(page, 'Fail');
      await expect(page.getByText('Payment failed. Please try again.').first()).toBeVisible();
      await expect(page).toHaveURL(paths.checkout);
      await expectOneOrder(shop, customer, 'pending');
    },
  );
});

// Spec: decisions Purchase
checkout(
  'the provider’s code is gone after navigation in the shop',
  async ({ page, customer: _atCheckout }) => {
    await proceed(page);
    await inWidget(page, 'Close').click();
    const isThere = () => page.evaluate(() => 'Razorpay' in window);
    expect(await isThere()).toBe(true);
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page).toHaveURL(paths.home);
    await expect.poll(isThere).toBe(false);
  },
);

test("the policy blocks the provider's script on other pages", async ({ page, violations }) => {
  await page.goto('/cart');
  await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.src = 'https://checkout.razorpay.com/v1/checkout.js';
      document.head.append(script);
    } catch {
      // Trusted Types reject the address itself.
    }
  });
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'Razorpay' in window)).toBe(false);
});
