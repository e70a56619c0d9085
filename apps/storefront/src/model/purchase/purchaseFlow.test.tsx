import { api } from '@parinda/api-client';
import { createHandlers, fixtures, mockToken, records } from '@parinda/api-client/mocks';
import { closeAllToasts, openToasts } from '@parinda/ui/toast';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PurchaseWatcher } from '../../app/PurchaseWatcher.tsx';
import { type Clock, sleep } from '../../shared/time/clock.ts';
import { patience } from '../../testing/testPages.ts';
import { addedToCart, cartSlice } from '../cart/cartSlice.ts';
import { loggedIn, loggedOut } from '../session/sessionSlice.ts';
import { createShopStore } from '../store.ts';
import { attemptOfOrder, keepAttempts } from './attempt.ts';
import { leftPayment } from './keptAttempt.ts';
import { undecidedMs } from './leftPayment.ts';
import { purchaseNotice } from './purchaseNotice.ts';
import {
  alikeConfirmed,
  amountConfirmed,
  payOrderPressed,
  payPressed,
  selectPurchase,
} from './purchaseSlice.ts';
import { quietMs } from './verifyPayment.ts';

const host = 'http://shop.test';
const ordersUrl = `${host}/api/user/orders/`;
const server = setupServer(...createHandlers(host));
const { keep: keepAttempt, of: attemptOf } = keepAttempts();
const readAttempt = () => attemptOf(fixtures.user.id);
const proof = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_42',
  razorpay_signature: 'sig',
};

/** The visitor's actions in the widget, one entry per opening. */
let acts: ('pay' | 'dismiss' | 'fail and dismiss' | 'fail and pay' | 'dismiss, then late')[] = [];
/** Delivers the provider's proof after the widget was closed. */
let latePayment = () => {};
let opened: { amount: number; currency: string; order_id: string; prefill: object }[] = [];
let keys: (string | null)[] = [];

class FakeWidget {
  private options: {
    amount: number;
    currency: string;
    order_id: string;
    prefill: object;
    handler: (answer: typeof proof) => void;
    modal: { ondismiss: () => void };
  };
  private onFailed = () => {};
  constructor(options: FakeWidget['options']) {
    this.options = options;
  }
  on(_event: string, callback: () => void) {
    this.onFailed = callback;
  }
  open() {
    const { amount, currency, order_id, prefill } = this.options;
    opened.push({ amount, currency, order_id, prefill });
    const next = acts.shift();
    if (next?.startsWith('fail')) this.onFailed();
    if (next?.endsWith('pay')) this.options.handler(proof);
    else this.options.modal.ondismiss();
    if (next?.endsWith('late')) latePayment = () => this.options.handler(proof);
  }
}

/** Pauses resolve at once, but advance the clock. */
function newClock(): Clock {
  let elapsed = 0;
  return {
    now: () => Date.now() + elapsed,
    after: (ms, callback) => {
      const timer = setTimeout(
        () => {
          // The late notice does not appear when the rest is quick.
          if (ms !== quietMs) elapsed += ms;
          callback();
        },
        ms === quietMs ? ms : 0,
      );
      return () => clearTimeout(timer);
    },
  };
}

/** New for each test, because a watch that an earlier test began may still advance its clock. */
let clock = newClock();

const stores: ReturnType<typeof createShopStore>[] = [];

function checkout({ isSignedIn = true } = {}) {
  const store = createShopStore({ baseUrl: host, pincodeBaseUrl: host, maxRetries: 0, clock });
  stores.push(store);
  if (isSignedIn) store.dispatch(loggedIn(mockToken));
  store.dispatch(
    addedToCart({
      product: { id: 7, slug: 's', title: 'S', image: null, price: 549 },
      quantity: 2,
    }),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/checkout']}>
        <PurchaseWatcher />
        {children}
      </MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(() => useLocation().pathname, { wrapper });
  const purchase = () => selectPurchase(store.getState());
  const lines = () => cartSlice.selectors.selectLines(store.getState());
  const basket = {
    customer: fixtures.user,
    addressId: 5,
    lines: lines(),
    total: 1098,
  };
  let notPaidAt = Number.POSITIVE_INFINITY;
  store.subscribe(() => {
    if (purchase().name === 'notPaid') notPaidAt = Math.min(notPaidAt, clock.now());
  });
  /** Dispatches events, and waits until nothing is pending. */
  const drive = (...events: UnknownAction[]) =>
    act(async () => {
      for (const event of events) store.dispatch(event);
      const isUnderWay = /ordering|reopening|widgetOpen|settling|checking/;
      await vi.waitFor(() => expect(purchase().name).not.toMatch(isUnderWay), patience);
    });
  const pressing = (total = basket.total) => payPressed({ ...basket, total });
  return {
    path: () => result.current,
    purchase,
    /** Time of the first such notice, in ms since 1970. */
    notPaidAt: () => notPaidAt,
    notice: () => purchaseNotice(purchase(), fixtures.user.id),
    lines,
    logIn: () =>
      act(async () => {
        await store.dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
      }),
    press: () => act(() => store.dispatch(pressing())),
    drive,
    pressAlong: () => void store.dispatch(pressing()),
    pay: (total?: number) => drive(pressing(total)),
    doubleClick: () => drive(pressing(), pressing()),
  };
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  clock = newClock();
  localStorage.clear();
  closeAllToasts();
  acts = [];
  opened = [];
  keys = [];
  vi.stubGlobal('Razorpay', FakeWidget);
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    if (request.url === ordersUrl && request.method === 'POST') {
      keys.push(request.headers.get('idempotency-key'));
    }
  });
});
afterEach(async () => {
  // An unpaid order is polled for minutes, so its last pause has to end.
  for (const store of stores.splice(0)) act(() => void store.dispatch(loggedOut()));
  await sleep(10);
  vi.unstubAllGlobals();
  server.resetHandlers();
});
afterAll(() => server.close());

// Spec: 1 §1; 2 §2 Checkout; 2 §7
it('opens the widget with amount, currency, order and prefill, verifies, and goes to /orders', async () => {
  acts = ['pay'];
  const { path, pay, lines } = checkout();
  await pay();
  expect(opened).toEqual([
    {
      amount: 109_800,
      currency: 'INR',
      order_id: 'order_Sandbox00000042',
      prefill: { name: 'Asha Rao', contact: '98765 43210', email: fixtures.user.email },
    },
  ]);
  await waitFor(() => expect(path()).toBe('/orders'));
  expect(lines()).toEqual([]);
  expect(readAttempt()).toBeNull();
});

// Spec: decisions Purchase
it('accepts a proof that arrives after the window was closed', async () => {
  acts = ['dismiss, then late'];
  server.use(
    http.get(`${ordersUrl}42/`, () =>
      HttpResponse.json({ ...fixtures.order, id: 42, payment_status: 'pending' }),
    ),
  );
  const { path, pay, purchase, drive } = checkout();
  await pay();
  expect(purchase().name).toBe('notPaid');
  act(() => latePayment());
  await drive();
  await waitFor(() => expect(path()).toBe('/orders'));
  expect(readAttempt()).toBeNull();
});

it.each([
  ['the next order uses the default address', `{"${fixtures.user.id}":6}`, null],
  ['the next order uses the same address without a default', '{}', '5'],
])('after a payment, %s', async (_case, defaults, kept) => {
  localStorage.setItem('defaultAddresses', defaults);
  localStorage.setItem('checkoutAddress', '5');
  acts = ['pay'];
  const { path, pay } = checkout();
  await pay();
  await waitFor(() => expect(path()).toBe('/orders'));
  expect(localStorage.getItem('checkoutAddress')).toBe(kept);
});

// Spec: decisions Purchase
it('places one order on a double click', async () => {
  acts = ['pay', 'pay'];
  const { doubleClick } = checkout();
  await doubleClick();
  expect(keys).toHaveLength(1);
  expect(opened).toHaveLength(1);
});

// Spec: decisions Purchase
it('reuses the order after a dismissed and a failed widget, and keeps the cart', async () => {
  acts = ['dismiss', 'fail and dismiss', 'pay'];
  server.use(
    http.get(`${ordersUrl}42/`, () =>
      HttpResponse.json({ ...fixtures.order, id: 42, payment_status: 'pending' }),
    ),
  );
  const { notice, pay, lines } = checkout();
  await pay();
  expect(notice()?.tone).toBe('info');
  await pay();
  expect(notice()?.text).toBe('Payment failed. Please try again.');
  expect(lines()).toHaveLength(1);
  await pay();
  expect(new Set(keys).size).toBe(1);
  expect(lines()).toEqual([]);
});

it.each([
  ['before the widget opens again', 2, 1],
  ['after the widget was closed', 1, 1],
  ['a while after the widget was closed', 1, 4],
])('detects that the order was paid in another tab, %s', async (_when, presses, asks) => {
  acts = ['dismiss', 'pay'];
  let [press, asked] = [0, 0];
  server.use(
    http.get(`${ordersUrl}42/`, () => {
      if (press === presses) asked += 1;
      const payment_status = asked >= asks ? 'completed' : 'pending';
      return HttpResponse.json({ ...fixtures.order, id: 42, payment_status });
    }),
  );
  const { path, pay, lines } = checkout();
  while (press < presses) {
    press += 1;
    await pay();
  }
  expect(opened).toHaveLength(1);
  await waitFor(() => expect(path()).toBe('/orders'));
  expect(lines()).toEqual([]);
});

// Spec: decisions Purchase
it('blocks payments while the outcome of the last one is unknown', async () => {
  acts = ['dismiss'];
  const said = new Set<string | undefined>();
  const { notice, pay, purchase, pressAlong } = checkout();
  server.use(
    http.get(`${ordersUrl}42/`, () => {
      if (purchase().name !== 'notPaid') {
        said.add(notice()?.text.split('.')[0]);
        pressAlong();
      }
      return HttpResponse.json({ ...fixtures.order, id: 42, payment_status: 'pending' });
    }),
  );
  const since = clock.now();
  await pay();
  expect(purchase().name).toBe('notPaid');
  expect(clock.now() - since).toBeGreaterThanOrEqual(undecidedMs);
  expect([...said]).toEqual(['The payment window was closed']);
  expect(keys).toHaveLength(1);
  expect(opened).toHaveLength(1);
});

/** Keeps the order unpaid; `checkedAt` returns the provider's last check per request. */
function unpaidOrder(checkedAt: (asked: number) => string | null | undefined) {
  let asked = 0;
  server.use(
    http.get(`${ordersUrl}42/`, () => {
      asked += 1;
      const payment_checked_at = checkedAt(asked);
      return HttpResponse.json({
        ...fixtures.order,
        id: 42,
        payment_status: 'pending',
        ...(payment_checked_at !== undefined && { payment_checked_at }),
      });
    }),
  );
}

it.each<[string, (asked: number) => string | null | undefined, RegExp, number]>([
  [
    'the provider was asked after the window was closed: it is not paid',
    (asked) => new Date(asked * 1000).toISOString(),
    /^You have not paid yet/,
    undecidedMs,
  ],
  [
    'the backend has no report of the provider',
    () => null,
    /^We have not received a payment/,
    120_000,
  ],
  [
    'the provider was asked only before the window was closed',
    () => '2026-10-01T09:30:00Z',
    /^We have not received a payment/,
    120_000,
  ],
  [
    'the backend does not report it',
    () => undefined,
    /^We have not received a payment/,
    undecidedMs,
  ],
])(
  'states only the known outcome after a window is closed: %s',
  async (_case, checkedAt, said, ms) => {
    acts = ['dismiss'];
    unpaidOrder(checkedAt);
    const { notice, pay, notPaidAt } = checkout();
    const since = clock.now();
    await pay();
    expect(notice()?.text).toMatch(said);
    expect(notPaidAt() - since).toBeGreaterThanOrEqual(ms);
    expect(notPaidAt() - since).toBeLessThan(ms + 30_000);
  },
);

const paidOrder = () =>
  HttpResponse.json({ ...fixtures.order, id: 42, payment_status: 'completed' });

it('changes from not paid to paid when the bank reports late', async () => {
  acts = ['dismiss'];
  unpaidOrder(() => undefined);
  const { notice, pay, path, lines } = checkout();
  await pay();
  expect(notice()?.text).toMatch(/^We have not received a payment/);
  server.use(http.get(`${ordersUrl}42/`, paidOrder));
  await waitFor(() => expect(path()).toBe('/orders'));
  expect(lines()).toEqual([]);
  expect(openToasts().at(-1)?.text).toBe('Payment successful!');
});

const discarded = () =>
  keepAttempt({
    ...attemptOfOrder(fixtures.user.id, { ...records.order, id: 42 }, 'key'),
    key: 'discarded',
  });

it('reports a payment from a page that was discarded while its window was open', async () => {
  discarded();
  server.use(http.get(`${ordersUrl}42/`, paidOrder));
  const { logIn, path } = checkout();
  await logIn();
  await waitFor(() => expect(path()).toBe('/orders'));
  expect(readAttempt()).toBeNull();
});

it('shows nothing for an unpaid order of an earlier page', async () => {
  discarded();
  let asked = 0;
  server.use(
    http.get(`${ordersUrl}42/`, () => {
      asked += 1;
      return HttpResponse.json({ ...fixtures.order, id: 42, payment_status: 'pending' });
    }),
  );
  const { logIn, notice, path } = checkout();
  await logIn();
  await vi.waitFor(() => expect(asked).toBeGreaterThan(2), patience);
  expect(notice()).toBeUndefined();
  expect(path()).toBe('/checkout');
  expect(openToasts()).toEqual([]);
  expect(readAttempt()?.key).toBe('discarded');
});

// Spec: decisions Purchase
it.each([
  ['a reload', async (shop: ReturnType<typeof checkout>) => shop.logIn()],
  ['pay is pressed in another tab', async (shop: ReturnType<typeof checkout>) => shop.pay()],
  [
    'an order is paid in another tab',
    async (shop: ReturnType<typeof checkout>) =>
      shop.drive(
        payOrderPressed({
          customer: fixtures.user,
          attempt: attemptOfOrder(fixtures.user.id, records.order, 'key'),
        }),
      ),
  ],
])('keeps the remaining time when %s comes in between', async (_case, resume) => {
  const left = clock.now() - 10_000;
  const attempt = { ...attemptOfOrder(fixtures.user.id, records.order, 'key'), key: 'left' };
  leftPayment.write({ attempt, at: left });
  const said = new Set<string | undefined>();
  server.use(
    http.get(`${ordersUrl}:id/`, () => {
      if (shop.purchase().name !== 'notPaid') said.add(shop.notice()?.text.split('.')[0]);
      return HttpResponse.json({ ...fixtures.order, payment_status: 'pending' });
    }),
  );
  const shop = checkout();
  await resume(shop);
  await vi.waitFor(() => expect(shop.purchase().name).toBe('notPaid'), patience);
  expect([...said]).toEqual(['The payment window was closed']);
  expect(shop.notPaidAt() - left).toBeGreaterThanOrEqual(undecidedMs);
  expect(shop.notPaidAt() - left).toBeLessThan(undecidedMs + 10_000);
  expect(opened).toHaveLength(0);
  expect(leftPayment.read()).toBeNull();
});

// Spec: decisions Purchase
it.each([
  ['that was left longer ago', -undecidedMs - 1, fixtures.user.id],
  ['of another customer', -1000, fixtures.user.id + 1],
  ['with a time in the future', 60_000, fixtures.user.id],
])('does not check a payment %s', async (_case, ago, userId) => {
  const attempt = attemptOfOrder(userId, records.order, 'key');
  leftPayment.write({ attempt, at: clock.now() + ago });
  const { logIn, notice, pay } = checkout();
  acts = ['pay'];
  await logIn();
  await act(async () => {});
  expect(notice()).toBeUndefined();
  await pay();
  expect(opened).toHaveLength(1);
});

// Spec: decisions Purchase
it('stores a possible payment when its window closes, and removes it once the outcome is known', async () => {
  acts = ['dismiss'];
  const { pay } = checkout();
  const since = clock.now();
  let kept: ReturnType<typeof leftPayment.read> = null;
  server.use(
    http.get(`${ordersUrl}42/`, () => {
      kept ??= leftPayment.read();
      return HttpResponse.json({ ...fixtures.order, id: 42, payment_status: 'pending' });
    }),
  );
  await pay();
  expect(kept).toMatchObject({ attempt: { order: { id: 42 } } });
  expect(kept!.at).toBeGreaterThanOrEqual(since);
  expect(leftPayment.read()).toBeNull();
});

it('shows nothing while no server reports the outcome of a payment', async () => {
  acts = ['dismiss'];
  let asked = 0;
  server.use(
    http.get(`${ordersUrl}42/`, () => {
      asked += 1;
      if (asked < 12) return HttpResponse.json({}, { status: 503 });
      return HttpResponse.json({ ...fixtures.order, id: 42, payment_status: 'completed' });
    }),
  );
  const { path, pay } = checkout();
  await pay();
  expect(asked).toBe(12);
  await waitFor(() => expect(path()).toBe('/orders'));
});

// Spec: decisions Purchase
it('asks for confirmation before paying an amount that differs from the one shown', async () => {
  acts = ['pay'];
  const { purchase, drive, pay } = checkout();
  await pay(1000);
  expect(opened).toHaveLength(0);
  expect(purchase()).toMatchObject({
    name: 'amountChanged',
    attempt: { order: { razorpay_amount: 109_800 } },
  });
  await drive(amountConfirmed());
  expect(opened[0]?.amount).toBe(109_800);
});

it("shows that the order was not created, with the server's reason", async () => {
  server.use(
    http.post(ordersUrl, () =>
      HttpResponse.json({ message: 'Product 7 is not sold any more' }, { status: 404 }),
    ),
  );
  const { notice, pay, lines } = checkout();
  await pay();
  expect(notice()?.text).toBe('Failed to create order: Product 7 is not sold any more');
  expect(lines()).toHaveLength(1);
});

// Spec: decisions Purchase
it.each([
  ['the price has changed', false, 'priceChanged'],
  ['the order was started earlier', true, 'begunEarlier'],
])(
  'asks about another amount because %s, and refetches the catalog',
  async (_why, isBegun, reason) => {
    const order = { id: 42, key: 'k', razorpay_amount: 109_800, razorpay_order_id: 'order_42' };
    const started = {
      key: 'key-1',
      userId: fixtures.user.id,
      addressId: 5,
      lines: [[7, 2] as const],
    };
    if (isBegun) keepAttempt({ ...started, order });
    let read = 0;
    server.use(
      http.get(`${ordersUrl}42/`, () =>
        HttpResponse.json({ ...fixtures.order, id: 42, payment_status: 'pending' }),
      ),
      http.get(`${host}/api/user/products/`, () => {
        read += 1;
        return HttpResponse.json([fixtures.steelSpikes]);
      }),
    );
    const { purchase, pay } = checkout();
    await pay(isBegun ? 1200 : 1000);
    expect(purchase()).toMatchObject({ name: 'amountChanged', reason });
    await vi.waitFor(() => expect(read).toBe(1), patience);
  },
);

// Spec: decisions Purchase
it('creates a new order when a price has dropped since the unpaid order', async () => {
  const order = { id: 41, key: 'k', razorpay_amount: 120_000, razorpay_order_id: 'order_41' };
  keepAttempt({ key: 'key-1', userId: fixtures.user.id, addressId: 5, lines: [[7, 2]], order });
  server.use(
    http.get(`${ordersUrl}41/`, () =>
      HttpResponse.json({ ...fixtures.order, id: 41, payment_status: 'pending' }),
    ),
  );
  acts = ['pay'];
  const { pay } = checkout();
  await pay();
  expect(keys).toHaveLength(1);
  expect(keys).not.toContain('key-1');
  expect(opened).toMatchObject([{ amount: 109_800 }]);
});

// Spec: decisions Purchase
it('stores the key of its attempt before the first request, for a second tab to use', async () => {
  let kept: string | undefined;
  server.use(
    http.get(ordersUrl, () => {
      kept ??= readAttempt()?.key;
      return HttpResponse.json([]);
    }),
  );
  acts = ['pay'];
  const { pay } = checkout();
  await pay();
  expect(keys).toEqual([kept]);
});

// Spec: decisions Purchase
it('joins the order that another tab is placing', async () => {
  let asked = 0;
  server.use(
    http.post(ordersUrl, () => {
      asked += 1;
      const inFlight = { message: 'This order is already being placed.' };
      return asked < 3 ? HttpResponse.json(inFlight, { status: 409 }) : undefined;
    }),
  );
  acts = ['pay'];
  const { pay, lines } = checkout();
  await pay();
  expect(new Set(keys).size).toBe(1);
  expect(lines()).toEqual([]);
});

it('names the discontinued items of the cart, and refetches the catalog', async () => {
  server.use(
    http.post(ordersUrl, () =>
      HttpResponse.json({ message: 'Product 7 is not sold here' }, { status: 404 }),
    ),
    http.get(`${host}/api/user/products/`, () => HttpResponse.json([])),
  );
  const { notice, pay } = checkout();
  await pay();
  expect(notice()?.text).toBe(
    'Failed to create order: S is no longer sold and is left out of the total.',
  );
});

// Spec: decisions Purchase
it('warns before a payment when another device has just paid the same items', async () => {
  acts = ['pay'];
  const paid = { ...fixtures.order, order_date: new Date(clock.now()).toISOString() };
  server.use(http.get(ordersUrl, () => HttpResponse.json([paid])));
  const { path, purchase, drive, pay } = checkout();
  await pay();
  expect(purchase()).toMatchObject({ name: 'alikePaid', alike: { id: fixtures.order.id } });
  expect(keys).toEqual([]);
  expect(opened).toEqual([]);
  await drive(alikeConfirmed());
  expect(keys).toHaveLength(1);
  await waitFor(() => expect(path()).toBe('/orders'));
});

it('pays an order from the list with the same order, and creates no other', async () => {
  acts = ['pay'];
  server.use(
    http.get(`${ordersUrl}42/`, () =>
      HttpResponse.json({ ...fixtures.order, id: 42, payment_status: 'pending' }),
    ),
  );
  const { path, drive } = checkout();
  const order = { ...records.order, id: 42, paymentStatus: 'pending' as const };
  const attempt = attemptOfOrder(fixtures.user.id, order, 'rzp_key');
  await drive(payOrderPressed({ attempt, customer: fixtures.user }));
  expect(opened).toMatchObject([{ amount: 109_800, order_id: order.providerOrderId }]);
  expect(keys).toEqual([]);
  await waitFor(() => expect(path()).toBe('/orders'));
});

it('pays the order that was started on another device, and creates a new one once that is gone', async () => {
  const begun = {
    ...fixtures.order,
    order_date: new Date(clock.now()).toISOString(),
    payment_status: 'pending' as const,
    razorpay_key: 'rzp_key',
  };
  server.use(
    http.get(ordersUrl, () => HttpResponse.json([begun])),
    http.get(`${ordersUrl}${begun.id}/`, () => HttpResponse.json(begun)),
  );
  acts = ['dismiss', 'pay'];
  const { pay } = checkout();
  await pay();
  expect(opened).toMatchObject([{ amount: 109_800, order_id: begun.razorpay_order_id }]);
  expect(keys).toEqual([]);
  server.use(http.get(ordersUrl, () => HttpResponse.json([])));
  await pay();
  expect(keys).toHaveLength(1);
  expect(opened).toHaveLength(2);
});

it('uses a new key at once when the old one can never succeed', async () => {
  server.use(
    http.post(ordersUrl, () => HttpResponse.json({ message: 'x' }, { status: 422 }), {
      once: true,
    }),
  );
  acts = ['pay'];
  const { pay, lines } = checkout();
  await pay();
  expect(new Set(keys).size).toBe(2);
  expect(lines()).toEqual([]);
});

// Spec: decisions Purchase
it('reports an order that was cancelled before its payment arrived, and lets the cart be ordered again', async () => {
  acts = ['pay'];
  server.use(
    http.post(`${ordersUrl}42/verify_payment/`, () =>
      HttpResponse.json({ status: 'failed', message: 'x' }, { status: 400 }),
    ),
    http.get(`${ordersUrl}42/`, () =>
      HttpResponse.json({
        ...fixtures.order,
        id: 42,
        payment_status: 'pending',
        cancelled_at: '2026-01-02T00:00:00Z',
      }),
    ),
  );
  const { notice, pay, lines } = checkout();
  await pay();
  expect(notice()?.title).toBe('Your order #42 was cancelled');
  expect(notice()?.text).toMatch(/The money goes back/);
  expect(lines()).toHaveLength(1);
  expect(readAttempt()).toBeNull();
});

// Spec: 2 §4
it('shows a rejected payment, and keeps cart and order', async () => {
  acts = ['pay'];
  server.use(
    http.post(`${ordersUrl}42/verify_payment/`, () =>
      HttpResponse.json({ status: 'failed', message: 'x' }, { status: 400 }),
    ),
  );
  const { notice, pay, lines } = checkout();
  await pay();
  expect(notice()?.title).toBe('Payment verification failed');
  expect(lines()).toHaveLength(1);
  expect(readAttempt()?.order?.id).toBe(42);
});

it('charges nothing and shows an error when the checkout script does not load', async () => {
  vi.unstubAllGlobals();
  const { notice, press } = checkout();
  press();
  await waitFor(() => expect(document.querySelector('script')).not.toBeNull());
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(notice()?.text).toContain('Nothing was charged'));
});

it('names blocked storage as the reason when the checkout script does not load', async () => {
  vi.unstubAllGlobals();
  const { notice, press } = checkout();
  press();
  await waitFor(() => expect(document.querySelector('script')).not.toBeNull());
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(notice()?.text).toContain('this browser blocks it'));
  vi.restoreAllMocks();
});

// Spec: 2 §8
it('requires a session', async () => {
  const { notice, pay } = checkout({ isSignedIn: false });
  await pay();
  expect(notice()?.text).toBe('No access token found');
  expect(keys).toHaveLength(0);
});

it('blocks other purchases while a payment is unverified', async () => {
  const order = { id: 42, key: 'k', razorpay_amount: 54_900, razorpay_order_id: 'order_42' };
  const paid = {
    key: 'key-1',
    userId: fixtures.user.id,
    addressId: 6,
    lines: [[9, 1] as const],
    order,
    proof,
  };
  keepAttempt(paid);
  server.use(
    http.post(`${ordersUrl}42/verify_payment/`, () => HttpResponse.json({}, { status: 401 })),
  );
  const { purchase, notice, pay } = checkout();
  await pay();
  expect(purchase().name).toBe('waiting');
  expect(notice()).toBeUndefined();
  expect(keys).toEqual([]);
  expect(opened).toEqual([]);
  expect(readAttempt()?.proof).toEqual(proof);
});

// Spec: decisions Purchase
it('reports that an earlier order was paid, and keeps the rest in the cart', async () => {
  const order = { id: 41, key: 'k', razorpay_amount: 54_900, razorpay_order_id: 'order_41' };
  keepAttempt({ key: 'key-1', userId: fixtures.user.id, addressId: 5, lines: [[7, 1]], order });
  server.use(
    http.get(`${ordersUrl}41/`, () =>
      HttpResponse.json({ ...fixtures.order, id: 41, payment_status: 'completed' }),
    ),
  );
  acts = ['pay'];
  const { path, notice, pay, lines } = checkout();
  await pay();
  expect(path()).toBe('/checkout');
  expect(notice()).toMatchObject({ tone: 'success', title: 'Your earlier order #41 is paid' });
  expect(openToasts().map(({ text }) => text)).not.toContain('Payment successful!');
  expect(keys).toEqual([]);
  expect(lines().map(({ id, quantity }) => [id, quantity])).toEqual([[7, 1]]);
});

it('treats an order of the same items as this one, for any address', async () => {
  const order = { id: 41, key: 'k', razorpay_amount: 109_800, razorpay_order_id: 'order_41' };
  keepAttempt({ key: 'key-1', userId: fixtures.user.id, addressId: 6, lines: [[7, 2]], order });
  server.use(
    http.get(`${ordersUrl}41/`, () =>
      HttpResponse.json({ ...fixtures.order, id: 41, payment_status: 'completed' }),
    ),
  );
  const { path, pay, lines } = checkout();
  await pay();
  await waitFor(() => expect(path()).toBe('/orders'));
  expect(lines()).toEqual([]);
});

it('places no order while the server does not report whether the last one was paid', async () => {
  const order = { id: 41, key: 'k', razorpay_amount: 54_900, razorpay_order_id: 'order_41' };
  keepAttempt({ key: 'key-1', userId: fixtures.user.id, addressId: 5, lines: [[7, 2]], order });
  server.use(http.get(`${ordersUrl}41/`, () => HttpResponse.error()));
  const { notice, pay } = checkout();
  await pay();
  expect(notice()?.text).toBe('Failed to create order');
  expect(keys).toEqual([]);
});

// Spec: decisions Purchase
it('removes the toast of a failed payment once a payment has succeeded', async () => {
  acts = ['fail and pay'];
  const { path, pay } = checkout();
  await pay();
  await waitFor(() => expect(path()).toBe('/orders'));
  const texts = openToasts().map(({ text }) => text);
  expect(texts).toContain('Payment successful!');
  expect(texts).not.toContain('Payment failed. Please try again.');
});
