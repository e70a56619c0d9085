import { paths } from '@parinda/storefront/paths';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { type Customer, ordersOf } from './customer.ts';
import {
  type AtCheckout,
  atCheckout,
  expectOneOrder,
  inWidget,
  logIn,
  notice,
  notPaid,
  payButton,
  pressMore,
  proceed,
  widgetFrame,
} from './payment.ts';
import { expect, test } from './shop-test.ts';

// Each way of paying makes exactly one order, paid once (decisions: Purchase).

const checkout = test.extend<AtCheckout>(atCheckout);

const day = 86_400_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const pay = (page: Page) => inWidget(page, 'Pay').click();

/** Answers the first order; the server answers later ones. */
async function firstOrder(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  let count = 0;
  await page.route('**/api/user/orders/', async (route) => {
    if (route.request().method() === 'POST') count += 1;
    if (count === 1) await answer(route).catch(() => {});
    else await route.continue();
  });
}

async function again(page: Page): Promise<void> {
  await expect(payButton(page)).toBeEnabled();
  await proceed(page);
  await pay(page);
}

/** Logs in first, because the login answer tells the browser its clock error. */
async function payAt(page: Page, customer: Customer, time: number): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.clock.install({ time });
  await page.goto(paths.signup);
  await logIn(page, customer);
  await expect(page).not.toHaveURL(paths.signup);
  await page.goto(paths.checkout);
  await page.getByRole('radio', { name: /14 Temple Street/ }).press('Space');
  await again(page);
}

interface Scene {
  context: BrowserContext;
  customer: Customer;
}

const ways: Record<string, (page: Page, scene: Scene) => Promise<void>> = {
  'an order answered 500': async (page) => {
    await firstOrder(page, (route) => route.fulfill({ status: 500, json: {} }));
    await proceed(page);
    await again(page);
  },
  'an order that is throttled': async (page) => {
    await firstOrder(page, (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: {} }),
    );
    await proceed(page);
    await again(page);
  },
  'a created order whose answer is lost': async (page) => {
    await firstOrder(page, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await proceed(page);
    await again(page);
  },
  'an order answered after six seconds and further clicks': async (page) => {
    await firstOrder(page, async (route) => {
      await pause(6000);
      await route.continue();
    });
    await proceed(page);
    for (let press = 0; press < 5; press += 1) {
      await pause(500);
      await page.getByRole('button', { name: /^Proceed to Pay/ }).dispatchEvent('click');
    }
    await pay(page);
  },
  'a reload before the order is answered': async (page) => {
    await firstOrder(page, async (route) => {
      await route.fetch();
      await pause(3000);
      await route.abort().catch(() => {});
    });
    await proceed(page);
    await pause(1000);
    await page.reload();
    await again(page);
  },
  'a click without a network': async (page, { context }) => {
    await context.setOffline(true);
    await proceed(page);
    await expect(page.getByText('Failed to create order').first()).toBeVisible();
    await context.setOffline(false);
    await again(page);
  },
  'a network that returns during the order call': async (page, { context }) => {
    await context.setOffline(true);
    await proceed(page);
    await page.waitForEvent('requestfailed');
    await context.setOffline(false);
    await pay(page);
  },
  'Back while the window is open': async (page) => {
    await proceed(page);
    await expect(inWidget(page, 'Pay')).toBeVisible();
    await page.goBack();
    await page.goForward();
    await again(page);
  },
  'a checkout script that takes five seconds': async (page) => {
    await page.route('**/sandbox/checkout.js', async (route) => {
      await pause(5000);
      await route.continue();
    });
    await proceed(page);
    await pay(page);
  },
  'a network that needs two seconds per call': async (page) => {
    await page.route('**/api/**', async (route) => {
      await pause(2000);
      await route.continue().catch(() => {});
    });
    await proceed(page);
    await pay(page);
  },
  'a browser whose storage is full': async (page) => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await proceed(page);
    await pay(page);
  },
  'a clock that is a day ahead': (page, { customer }) => payAt(page, customer, Date.now() + day),
  'a clock that is a day behind': (page, { customer }) => payAt(page, customer, Date.now() - day),
  'three presses of Enter': async (page) => {
    // Presses three times before the widget opens and takes the focus.
    await firstOrder(page, async (route) => {
      await pause(2000);
      await route.continue();
    });
    await payButton(page).focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    await pay(page);
  },
  'two rejected cards': async (page) => {
    await proceed(page);
    await inWidget(page, 'Fail').click();
    await inWidget(page, 'Fail').click();
    await pay(page);
  },
  'a bank in a frame of the sandbox': async (page) => {
    await proceed(page);
    await pressMore(page, 'Pay by card');
    const bank = widgetFrame(page).frameLocator('iframe[title="Bank"]');
    await bank.getByRole('button', { name: 'Approve' }).click();
  },
  'a bank in place of the sandbox’s frame': async (page) => {
    await proceed(page);
    await pressMore(page, 'Pay by netbanking');
    await widgetFrame(page).getByRole('link', { name: 'Confirm' }).click();
  },
  'a bank in a popup of the sandbox': async (page) => {
    await proceed(page);
    const opened = page.waitForEvent('popup');
    await pressMore(page, 'Pay in a popup');
    await (await opened).getByRole('button', { name: 'Approve' }).click();
  },
  'a provider that reports the payment twice': async (page) => {
    await proceed(page);
    await pressMore(page, 'Pay and report it twice');
  },
  'a bank that authorises after the window was closed': async (page) => {
    await proceed(page);
    await pressMore(page, 'Fail, then authorise late');
    await inWidget(page, 'Close').click();
    await expect(notice(page, notPaid)).toHaveCount(0);
  },
  'a price written into the stored cart': async (page) => {
    await page.evaluate(() => {
      const lines = JSON.parse(localStorage.getItem('cartItems') ?? '[]') as object[];
      localStorage.setItem(
        'cartItems',
        JSON.stringify(lines.map((line) => ({ ...line, price: 1 }))),
      );
    });
    await page.reload();
    await again(page);
  },
};

/** `pnpm test` runs this one; `pnpm test all` runs all. */
const journey = 'a created order whose answer is lost';

for (const [way, act] of Object.entries(ways)) {
  const tag = way === journey ? '@journey' : [];
  // Spec: decisions Purchase
  checkout(`${way}: one order, paid once`, { tag }, async ({ page, shop, customer, context }) => {
    await act(page, { context, customer });
    await expect(page.getByText('Payment successful!').first()).toBeVisible({ timeout: 45_000 });
    await expectOneOrder(shop, customer, 'completed');
    const [product] = (await (await fetch(`${shop.url}/api/user/products/`)).json()) as {
      price: number;
    }[];
    const [order] = await ordersOf(shop, customer);
    expect(order?.total_amount).toBeGreaterThanOrEqual(product?.price ?? Number.NaN);
  });
}
