import { paths } from '@parinda/storefront/paths';
import type { Page, Route } from '@playwright/test';
import { newCustomer, openCheckout, ordersOf } from './customer.ts';
import { complaintsOf } from './hydration.ts';
import { mailsTo } from './outbox.ts';
import {
  type AtCheckout,
  alert,
  atCheckout,
  cart,
  checking,
  confirming,
  endsPaid,
  expectOneOrder,
  inWidget,
  listen,
  logIn,
  notice,
  notPaid,
  payAndForget,
  payAndLeave,
  payButton,
  pressMore,
  proceed,
  waiting,
  waitOut,
  widgetFrame,
} from './payment.ts';
import { bareDocument, expect, insecureHost, test } from './shop-test.ts';

// Interruptions between 'Proceed to Pay' and 'Payment successful!' (decisions: Purchase).

const checkout = test.extend<AtCheckout>(atCheckout);

// Spec: decisions Purchase
checkout(
  'a double click makes one order',
  { tag: '@journey' },
  async ({ page, shop, customer }) => {
    await page.getByRole('button', { name: 'Proceed to Pay' }).dblclick();
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await expectOneOrder(shop, customer, 'completed');
  },
);

// Spec: decisions Purchase
checkout(
  'a reload while the widget is open keeps the order',
  { tag: '@journey' },
  async ({ page, shop, customer }) => {
    await proceed(page);
    await expect(inWidget(page, 'Pay')).toBeVisible();
    await page.reload();
    await proceed(page);
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await expectOneOrder(shop, customer, 'completed');
  },
);

test('a customer pays on plain HTTP under another host name', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  await openCheckout(page, shop, customer, shop.url.replace('127.0.0.1', insecureHost));
  // This origin lacks crypto.randomUUID, service workers, clipboard and locks.
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await proceed(page);
  await inWidget(page, 'Pay').click();
  await expect(page.getByText('Payment successful!').first()).toBeVisible({ timeout: 45_000 });
  await expectOneOrder(shop, customer, 'completed');
});

const leaving: [how: string, act: (page: Page) => Promise<void>, said: string][] = [
  ['its button', (page) => inWidget(page, 'Close').click(), notPaid],
  ['Escape', (page) => page.keyboard.press('Escape'), notPaid],
  [
    'its button after a failed try',
    async (page) => {
      await inWidget(page, 'Fail').click();
      await expect(page.getByText('Payment failed. Please try again.').first()).toBeVisible();
      await inWidget(page, 'Close').click();
    },
    'Payment failed. Please try again.',
  ],
];
for (const [how, leave, said] of leaving) {
  // Spec: decisions Purchase
  checkout(
    `a widget closed by ${how} is checked, charges nothing, and allows a later payment`,
    { tag: how === 'Escape' ? '@journey' : [] },
    async ({ page, shop, customer }) => {
      await page.clock.install();
      await proceed(page);
      await expect(inWidget(page, 'Pay')).toBeVisible();
      await leave(page);
      await waitOut(page, said);
      expect(await ordersOf(shop, customer)).toHaveLength(1);
      await proceed(page);
      await inWidget(page, 'Pay').click();
      await endsPaid(page);
      await expect(page.getByText('Payment failed. Please try again.')).toHaveCount(0);
      await expectOneOrder(shop, customer, 'completed');
    },
  );
}

// Spec: decisions Purchase
checkout(
  'a paid order whose answer is lost is never reported as unpaid',
  { tag: '@journey' },
  async ({ page, shop, customer }) => {
    const texts = await listen(page);
    await proceed(page);
    await pressMore(page, 'Pay and lose the answer');
    await endsPaid(page);
    expect(texts.some((text) => checking.test(text))).toBe(true);
    expect(texts.filter((text) => text.includes(notPaid))).toEqual([]);
    await expectOneOrder(shop, customer, 'completed');
  },
);

const silences: [how: string, answer: (route: Route) => unknown][] = [
  ['is answered 500', (route) => route.fulfill({ status: 500, json: {} })],
  ['is never answered', () => {}],
  ['is cut off', (route) => route.abort('connectionreset')],
  [
    'is answered by a proxy',
    (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
  ],
  ['is throttled', (route) => route.fulfill({ status: 429, json: {} })],
  ['is answered by an empty record', (route) => route.fulfill({ json: {} })],
];
for (const [how, answer] of silences) {
  // Spec: decisions Purchase
  checkout(
    `while the check ${how}, the page says so, retries even after a reload, and offers no payment`,
    async ({ page, shop, customer }) => {
      const texts = await listen(page);
      await page.route('**/verify_payment/', answer);
      await proceed(page);
      await inWidget(page, 'Pay').click();
      await expect(notice(page, confirming)).toBeVisible();
      await expect(payButton(page)).toHaveCount(0);
      expect(texts.filter((text) => /verification failed|Payment failed/.test(text))).toEqual([]);
      await page.reload();
      await expect(notice(page, confirming)).toBeVisible();
      await expect(payButton(page)).toHaveCount(0);
      await expect(alert(page)).toHaveCount(0);
      await page.goto(paths.home);
      await expect(notice(page, confirming)).toBeVisible();
      await page.unroute('**/verify_payment/');
      await endsPaid(page);
      await expectOneOrder(shop, customer, 'completed');
    },
  );
}

// Spec: decisions Purchase
checkout(
  'an unnoticed payment is confirmed automatically, and later additions stay in the cart',
  async ({ page, shop, customer }) => {
    await payAndForget(page);
    const before = JSON.parse((await cart(page)) ?? '[]') as { id: number }[];
    const products = (await (await page.request.get('/api/user/products/')).json()) as object[];
    const other = products.find((one) => Reflect.get(one, 'id') !== before[0]?.id);
    const both = [...before, { ...other, price: 100, quantity: 1 }];
    await page.evaluate((lines) => localStorage.setItem('cartItems', lines), JSON.stringify(both));
    await expectOneOrder(shop, customer, 'completed');
    // Any page confirms the payment and then redirects to the orders.
    await page.goto(paths.home, { waitUntil: 'commit' });
    await expect(page.getByText('Payment successful!').first()).toBeVisible();
    await expect(page).toHaveURL(paths.orders);
    const left = JSON.parse((await cart(page)) ?? '[]') as { id: number }[];
    expect(left.map(({ id }) => id)).toEqual([Reflect.get(other ?? {}, 'id')]);
  },
);

// Spec: decisions Purchase
checkout(
  'a payment resumes on the next visit after its tab was closed',
  { tag: '@journey' },
  async ({ page, shop, customer, context }) => {
    await payAndLeave(page);
    const returned = await context.newPage();
    const complaints = complaintsOf(returned);
    await returned.goto(paths.home);
    await endsPaid(returned);
    await expectOneOrder(shop, customer, 'completed');
    expect(complaints).toEqual([]);
  },
);

// Spec: decisions Whole site
checkout(
  'a payment that proves rejected on return shows a message, and keeps cart and order',
  async ({ page, shop, customer, context }) => {
    await payAndLeave(page);
    const returned = await context.newPage();
    await returned.route('**/verify_payment/', (route) =>
      route.fulfill({ status: 400, json: { error: 'Payment verification failed' } }),
    );
    await returned.goto(paths.about);
    await expect(notice(returned, 'Payment verification failed')).toBeVisible();
    await expect(notice(returned, /^We have saved your cart and your order/)).toBeVisible();
    expect(await cart(returned)).not.toBe('[]');
    expect(await ordersOf(shop, customer)).toHaveLength(1);
    await returned.getByRole('main').getByRole('button', { name: 'Close' }).click();
    await expect(notice(returned, 'Payment verification failed')).toBeHidden();
  },
);

checkout('a browser that never returns leaves a paid order', async ({ page, shop, customer }) => {
  await payAndLeave(page);
  await expectOneOrder(shop, customer, 'completed');
});

// Spec: decisions Purchase
checkout(
  'a check that fails twice is retried and never reported as failed',
  async ({ page, shop, customer }) => {
    let answers = 0;
    await page.route('**/verify_payment/', async (route) => {
      answers += 1;
      if (answers <= 2) await route.fulfill({ status: 500, json: {} });
      else await route.continue();
    });
    const texts = await listen(page);
    await proceed(page);
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    expect(answers).toBe(3);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /verification failed|Payment failed/.test(text))).toEqual([]);
    await expectOneOrder(shop, customer, 'completed');
  },
);

// Spec: decisions Purchase
checkout(
  'a payment completes after ten seconds without a network',
  async ({ page, shop, customer, context }) => {
    await proceed(page);
    await page.route('**/verify_payment/', (route) => route.abort('internetdisconnected'));
    const check = page.waitForRequest('**/verify_payment/');
    await inWidget(page, 'Pay').click();
    await check;
    await context.setOffline(true);
    await page.unroute('**/verify_payment/');
    await expect(notice(page, confirming)).toBeVisible();
    await page.waitForTimeout(10_000);
    await expect(alert(page)).toHaveCount(0);
    await expect(page.getByText('Payment verification failed')).toHaveCount(0);
    await context.setOffline(false);
    await endsPaid(page);
    await expectOneOrder(shop, customer, 'completed');
  },
);

checkout('a rejected signature keeps the cart and the order', async ({ page, shop, customer }) => {
  await page.route('**/verify_payment/', (route) => {
    const proof = route.request().postDataJSON() as object;
    return route.continue({ postData: { ...proof, razorpay_signature: '0'.repeat(64) } });
  });
  const before = await cart(page);
  await proceed(page);
  await inWidget(page, 'Pay').click();
  await expect(notice(page, 'Payment verification failed')).toBeVisible();
  await expect(page).toHaveURL(paths.checkout);
  expect(await cart(page)).toBe(before);
  expect(await ordersOf(shop, customer)).toHaveLength(1);
});

checkout(
  'a blocked checkout script can be retried with the same order',
  { tag: '@journey' },
  async ({ page, shop, customer }) => {
    await page.route('**/sandbox/checkout.js', (route) => route.abort());
    await proceed(page);
    await expect(
      notice(page, 'The payment window could not be loaded. Nothing was charged.'),
    ).toBeVisible();
    await expectOneOrder(shop, customer, 'pending');
    await page.unroute('**/sandbox/checkout.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await expectOneOrder(shop, customer, 'completed');
  },
);

// Spec: decisions Cart; decisions Purchase
checkout(
  'a changed price needs confirmation before payment',
  { tag: '@journey' },
  async ({ page, shop, customer }) => {
    await page.route('**/api/user/products/', async (route) => {
      const answer = await route.fetch();
      const products = (await answer.json()) as { price: number }[];
      await route.fulfill({
        response: answer,
        json: products.map((one) => ({ ...one, price: 500 })),
      });
    });
    await page.reload();
    await expect(page.getByText('Rs.500').first()).toBeVisible();
    await proceed(page);
    const question = page.getByRole('alertdialog', { name: 'The amount has changed' });
    await expect(question).toBeVisible();
    await expect(inWidget(page, 'Pay')).toHaveCount(0);
    await question.getByRole('button', { name: /^Pay Rs\./ }).click();
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    const [order] = await ordersOf(shop, customer);
    expect(order?.total_amount).not.toBe(500);
  },
);

checkout(
  'the next login resumes the check of a payment made as the session ended',
  async ({ page, shop, customer }) => {
    await page.route('**/verify_payment/', (route) => route.fulfill({ status: 401, json: {} }), {
      times: 1,
    });
    await proceed(page);
    await inWidget(page, 'Pay').click();
    await expect(page).toHaveURL(paths.signup);
    await expect(notice(page, waiting)).toBeVisible();
    await page.reload();
    await expect(notice(page, waiting)).toBeVisible();
    await logIn(page, customer);
    await endsPaid(page);
    await expectOneOrder(shop, customer, 'completed');
  },
);

// Spec: decisions Whole site
checkout(
  'an expired session keeps cart, address and payment attempt',
  { tag: '@journey' },
  async ({ page, shop, customer }) => {
    await proceed(page);
    await inWidget(page, 'Close').click();
    await page.clock.install();
    await page.reload();
    const attempt = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('purchaseAttempt') ?? '[]')[0].key);
    const [key, kept] = [await attempt(), await cart(page)];
    await page.clock.fastForward('25:00:00');
    await expect(
      page.getByText('Session expired. You have been logged out.').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(paths.signup);
    await page.clock.setSystemTime(new Date());
    const email = page
      .getByRole('region', { name: 'Login' })
      .getByRole('textbox', { name: 'Email' });
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(email).toBeVisible({ timeout: 1000 });
    }).toPass();
    await logIn(page, customer);
    await page.clock.runFor(3000);
    await expect(page).toHaveURL(paths.checkout);
    await page.clock.runFor(1000);
    expect(await attempt()).toBe(key);
    expect(await cart(page)).toBe(kept);
    await expect(page.getByRole('radio', { name: /14 Temple Street/ })).toBeChecked();
    // The shop first has to find that nothing was paid in the window that just closed.
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeEnabled({
        timeout: 500,
      });
    }).toPass();
    await proceed(page);
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await expectOneOrder(shop, customer, 'completed');
  },
);

checkout(
  'a second tab that pays the same cart sees the completed order',
  { tag: '@journey' },
  async ({ page, shop, customer, context }) => {
    const second = await context.newPage();
    await second.goto(paths.checkout);
    await proceed(second);
    await expect(inWidget(second, 'Pay')).toBeVisible();
    await page.bringToFront();
    await proceed(page);
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await second.bringToFront();
    await inWidget(second, 'Pay').click();
    await expect(widgetFrame(second).getByText('This order has been paid already.')).toBeVisible();
    await inWidget(second, 'Close').click();
    await endsPaid(second);
    await expectOneOrder(shop, customer, 'completed');

    const third = await context.newPage();
    await third.goto(paths.checkout);
    await expect(third.getByText(/your order is complete/)).toBeVisible();
  },
);

// Spec: decisions Purchase
checkout(
  'a payment made after a logout in another tab is confirmed after the login',
  async ({ page, shop, customer, context }) => {
    await proceed(page);
    await expect(inWidget(page, 'Pay')).toBeVisible();
    const other = await context.newPage();
    await other.goto(bareDocument);
    await other.evaluate(() => localStorage.removeItem('token'));
    await page.bringToFront();
    // The page must handle the logout first, or it would verify with the old session.
    await expect(page).toHaveURL(paths.signup);
    const loaded = page.waitForEvent('load');
    await inWidget(page, 'Pay').click();
    // The login loads a new document without the provider's code.
    await loaded;
    await expect(notice(page, waiting)).toBeVisible();

    // Another customer logs in and buys; the first customer's proof must stay.
    const ravi = await newCustomer(shop);
    await openCheckout(page, shop, ravi);
    await expect(notice(page, waiting)).toHaveCount(0);
    await proceed(page);
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await expectOneOrder(shop, ravi, 'completed');
    expect(await page.evaluate(() => localStorage.getItem('purchaseAttempt'))).toContain(
      `"userId":${customer.id}`,
    );

    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto(paths.signup);
    await expect(notice(page, waiting)).toBeVisible();
    await logIn(page, customer);
    await endsPaid(page);
    await expectOneOrder(shop, customer, 'completed');
  },
);

/**
 * Replaces all prices of the catalogue; null empties it.
 *
 * @returns restores the catalogue
 */
async function catalogueOf(page: Page, price: number | null): Promise<() => void> {
  let isChanged = true;
  await page.route('**/api/user/products/', async (route) => {
    if (!isChanged) return route.continue();
    const answer = await route.fetch({
      headers: { ...route.request().headers(), 'if-none-match': '' },
    });
    const products = (await answer.json()) as { price: number }[];
    const changed = price === null ? [] : products.map((one) => ({ ...one, price }));
    await route.fulfill({ json: changed, headers: { 'cache-control': 'no-store' } });
  });
  return () => {
    isChanged = false;
  };
}

// Spec: decisions Purchase
checkout('Not now keeps a changed price on the page', async ({ page, shop, customer }) => {
  const restore = await catalogueOf(page, 500);
  await page.reload();
  await expect(page.getByText('Rs.500').first()).toBeVisible();
  restore();
  await proceed(page);
  const question = page.getByRole('alertdialog', { name: 'The amount has changed' });
  await expect(question).toContainText('instead of Rs.500.');
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('Rs.500', { exact: true })).toHaveCount(0);
  const [order] = await ordersOf(shop, customer);
  const total = `Rs.${Number(order?.total_amount).toLocaleString('en-IN')}`;
  await expect(page.getByText(total).first()).toBeVisible();
  await expect(inWidget(page, 'Pay')).toHaveCount(0);
});

// Spec: decisions Purchase
checkout(
  'an earlier order keeps its amount, without a price change message',
  async ({ page, shop, customer }) => {
    await page.clock.install();
    await proceed(page);
    await inWidget(page, 'Close').click();
    await waitOut(page, notPaid);
    await catalogueOf(page, 5000);
    await page.reload();
    await expect(page.getByText('Rs.5,000').first()).toBeVisible();
    await proceed(page);
    const question = page.getByRole('alertdialog', { name: 'Another amount' });
    await expect(question).toContainText('You started this order earlier');
    await question.getByRole('button', { name: /^Pay Rs\./ }).click();
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await expectOneOrder(shop, customer, 'completed');
  },
);

// Spec: decisions Purchase
checkout('a withdrawn product is named and marked', async ({ page, shop, customer }) => {
  await page.route('**/api/user/orders/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 404, json: { message: 'Product 1 is not sold here' } })
      : route.continue(),
  );
  await catalogueOf(page, null);
  await proceed(page);
  await expect(notice(page, /^Failed to create order: .* is no longer sold/)).toBeVisible();
  expect(await cart(page)).not.toBe('[]');
  await expect(notice(page, 'No longer sold. It is left out of the total.')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  expect(await ordersOf(shop, customer)).toEqual([]);
});

// Spec: decisions Purchase
checkout('a deleted address has to be chosen again', async ({ page, shop, customer }) => {
  const authorization = `Bearer ${customer.token}`;
  const list = await fetch(`${shop.url}/api/user/addresses/${customer.id}/`, {
    headers: { authorization },
  });
  const [address] = (await list.json()) as { id: number }[];
  await fetch(`${shop.url}/api/user/addresses/delete/${address?.id}/`, {
    method: 'DELETE',
    headers: { authorization },
  });
  await proceed(page);
  await expect(
    notice(page, /The address you chose is no longer in your address book/),
  ).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});

// Spec: decisions First round; decisions Purchase
checkout(
  'an abandoned attempt is Not paid under Your Orders, and can be paid there',
  async ({ page, shop, customer }) => {
    await page.clock.install();
    await proceed(page);
    await inWidget(page, 'Close').click();
    await waitOut(page, notPaid);
    await page.goto(paths.orders);
    const card = page.getByRole('article', { name: /^Order #/ });
    await expect(card.getByText('Not paid')).toBeVisible();
    await expect(card.getByRole('link', { name: /^Track/ })).toHaveCount(0);
    await card.getByRole('button', { name: /^Pay now/ }).click();
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await expect(card.getByText('Not paid')).toHaveCount(0);
    await expectOneOrder(shop, customer, 'completed');
  },
);

// Spec: decisions Purchase
checkout(
  'the confirmation of a payment stays with order, delivery address and e-mail address',
  async ({ page, customer }) => {
    await proceed(page);
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    for (let visit = 0; visit < 2; visit += 1) {
      await expect(notice(page, /^Order #\d+ is paid: ₹/)).toBeVisible();
      await expect(notice(page, /^Delivering to Asha Rao, 14 Temple Street/)).toBeVisible();
      await expect(notice(page, `We have sent a confirmation to ${customer.email}`)).toBeVisible();
      await page.reload();
    }
  },
);

// Spec: decisions Purchase
checkout(
  'a second device with the same cart learns about the recent payment',
  async ({ page, shop, customer, browser }) => {
    const device = await browser.newContext({ baseURL: shop.url });
    const second = await device.newPage();
    await openCheckout(second, shop, customer);
    await proceed(page);
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await proceed(second);
    const question = second.getByRole('alertdialog', {
      name: 'You have just paid for the same things',
    });
    await expect(question).toBeVisible();
    await expect(inWidget(second, 'Pay')).toHaveCount(0);
    await question.getByRole('button', { name: 'Not now' }).click();
    await expectOneOrder(shop, customer, 'completed');

    await proceed(second);
    await question.getByRole('button', { name: 'Order them again' }).click();
    await inWidget(second, 'Pay').click();
    await endsPaid(second);
    expect(await ordersOf(shop, customer)).toHaveLength(2);
    await device.close();
  },
);

checkout(
  "a second device with the same cart pays the first device's order once",
  async ({ page, shop, customer, browser }) => {
    const device = await browser.newContext({ baseURL: shop.url });
    const second = await device.newPage();
    await openCheckout(second, shop, customer);
    await proceed(page);
    await expect(inWidget(page, 'Pay')).toBeVisible();
    await proceed(second);
    await expect(inWidget(second, 'Pay')).toBeVisible();
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await inWidget(second, 'Pay').click();
    await expect(widgetFrame(second).getByText('This order has been paid already.')).toBeVisible();
    await inWidget(second, 'Close').click();
    await endsPaid(second);
    await expectOneOrder(shop, customer, 'completed');
    await device.close();
  },
);

checkout(
  'two slow tabs make one order when Pay is pressed in both',
  async ({ page, shop, customer, context }) => {
    await context.route('**/api/user/orders/**', async (route) => {
      const answer = await route.fetch();
      await new Promise((answered) => setTimeout(answered, 2000));
      await route.fulfill({ response: answer }).catch(() => {});
    });
    const second = await context.newPage();
    await second.goto(paths.checkout);
    await expect(payButton(second)).toBeVisible();
    await proceed(page);
    await second.waitForTimeout(1500);
    await proceed(second);
    // The second window opens before the first is paid, also on a slow machine.
    await expect(inWidget(second, 'Pay')).toBeVisible();
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await inWidget(second, 'Pay').click();
    await expect(widgetFrame(second).getByText('This order has been paid already.')).toBeVisible();
    await inWidget(second, 'Close').click();
    await endsPaid(second);
    await expectOneOrder(shop, customer, 'completed');
  },
);

checkout(
  'the mail announces a refund for a first attempt authorised after the second was paid',
  async ({ page, shop, customer }) => {
    await proceed(page);
    await pressMore(page, 'Fail, then authorise late');
    await inWidget(page, 'Pay').click();
    await endsPaid(page);
    await expectOneOrder(shop, customer, 'completed');
    await expect
      .poll(() => mailsTo(shop.url, customer.email))
      .toContainEqual(expect.stringMatching(/was paid twice: we are refunding the second payment/));
  },
);
