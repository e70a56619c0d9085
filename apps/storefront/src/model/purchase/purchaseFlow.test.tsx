import { createHandlers, fixtures, mockToken } from '@parinda/api-client/mocks';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PurchaseWatcher } from '../../app/PurchaseWatcher.tsx';
import { addedToCart, cartSlice } from '../cart/cartSlice.ts';
import { loggedIn } from '../session/sessionSlice.ts';
import { createShopStore } from '../store.ts';
import { keepAttempts } from './attempt.ts';
import { purchaseNotice } from './purchaseNotice.ts';
import { amountConfirmed, payPressed, selectPurchase } from './purchaseSlice.ts';

const host = 'http://shop.test';
const ordersUrl = `${host}/api/user/orders/`;
const server = setupServer(...createHandlers(host));
const { keep: keepAttempt, read: readAttempt } = keepAttempts();
const proof = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_42',
  razorpay_signature: 'sig',
};

/** What the shopper does in the widget, one entry for each time it opens. */
let acts: ('pay' | 'dismiss' | 'fail and dismiss')[] = [];
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
    if (next === 'pay') this.options.handler(proof);
    if (next === 'fail and dismiss') this.onFailed();
    if (next !== 'pay') this.options.modal.ondismiss();
  }
}

function checkout({ isSignedIn = true } = {}) {
  const store = createShopStore({ baseUrl: host, pincodeBaseUrl: host, maxRetries: 0 });
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
  /** Dispatches, and waits until nothing is under way. */
  const drive = (...events: UnknownAction[]) =>
    act(async () => {
      for (const event of events) store.dispatch(event);
      const isUnderWay = /ordering|widgetOpen|checking/;
      await vi.waitFor(() => expect(purchase().name).not.toMatch(isUnderWay));
    });
  const pressing = (total = basket.total) => payPressed({ ...basket, total });
  return {
    path: () => result.current,
    purchase,
    notice: () => purchaseNotice(purchase()),
    lines,
    press: () => act(() => store.dispatch(pressing())),
    drive,
    pay: (total?: number) => drive(pressing(total)),
    doubleClick: () => drive(pressing(), pressing()),
  };
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  localStorage.clear();
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
afterEach(() => {
  vi.unstubAllGlobals();
  server.resetHandlers();
});
afterAll(() => server.close());

it('opens the widget with amount, currency, order and prefill, verifies, and goes to /orders', async () => {
  acts = ['pay'];
  const { path, pay, lines } = checkout();
  await pay();
  expect(opened).toEqual([
    {
      amount: 109_800,
      currency: 'INR',
      order_id: 'order_Sandbox00000042',
      prefill: { name: 'Asha Rao', contact: '98765 43210' },
    },
  ]);
  await waitFor(() => expect(path()).toBe('/orders'));
  expect(lines()).toEqual([]);
  expect(readAttempt()).toBeNull();
});

it('makes one order of a double click', async () => {
  acts = ['pay', 'pay'];
  const { doubleClick } = checkout();
  await doubleClick();
  expect(keys).toHaveLength(1);
  expect(opened).toHaveLength(1);
});

it('uses the same order again after a dismissed and a failed widget, and keeps the cart', async () => {
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
  ['before the widget opens again', ['pending', 'completed'], 2],
  ['after the widget was closed', ['completed'], 1],
])('finds that the order was paid in another tab, %s', async (_when, states, presses) => {
  acts = ['dismiss', 'pay'];
  const payment = [...states];
  server.use(
    http.get(`${ordersUrl}42/`, () =>
      HttpResponse.json({ ...fixtures.order, id: 42, payment_status: payment.shift() }),
    ),
  );
  const { path, pay, lines } = checkout();
  for (let press = 0; press < presses; press++) await pay();
  expect(opened).toHaveLength(1);
  await waitFor(() => expect(path()).toBe('/orders'));
  expect(lines()).toEqual([]);
});

it('asks before paying an amount that differs from the one shown', async () => {
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

it('says that the order was not created, with the reason the server gives', async () => {
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

it('takes a new key after the server refused the old one for another cart', async () => {
  server.use(
    http.post(ordersUrl, () => HttpResponse.json({ message: 'x' }, { status: 422 }), {
      once: true,
    }),
  );
  acts = ['pay'];
  const { pay } = checkout();
  await pay();
  await pay();
  expect(new Set(keys).size).toBe(2);
});

it('says when the payment is refused, and keeps cart and order', async () => {
  acts = ['pay'];
  server.use(
    http.post(`${ordersUrl}42/verify_payment/`, () =>
      HttpResponse.json({ status: 'failed', message: 'x' }, { status: 400 }),
    ),
  );
  const { notice, pay, lines } = checkout();
  await pay();
  expect(notice()?.text).toBe('Payment verification failed');
  expect(lines()).toHaveLength(1);
  expect(readAttempt()?.order?.id).toBe(42);
});

it('charges nothing and says so when the checkout script does not load', async () => {
  vi.unstubAllGlobals();
  const { notice, press } = checkout();
  press();
  await waitFor(() => expect(document.querySelector('script')).not.toBeNull());
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(notice()?.text).toContain('Nothing was charged'));
});

it('needs a session', async () => {
  const { notice, pay } = checkout({ isSignedIn: false });
  await pay();
  expect(notice()?.text).toBe('No access token found');
  expect(keys).toHaveLength(0);
});

it('buys nothing else while a payment waits for its answer', async () => {
  const order = { id: 42, key: 'k', razorpay_amount: 54_900, razorpay_order_id: 'order_42' };
  const paid = { key: 'key-1', userId: fixtures.user.id, basket: '[6,[9,1]]', order, proof };
  keepAttempt(paid);
  server.use(
    http.post(`${ordersUrl}42/verify_payment/`, () => HttpResponse.json({}, { status: 401 })),
  );
  const { notice, pay } = checkout();
  await pay();
  expect(notice()?.next).toBe('check');
  expect(keys).toEqual([]);
  expect(opened).toEqual([]);
  expect(readAttempt()?.proof).toEqual(proof);
});

it('notices that the last order was paid, and keeps what is new in the cart', async () => {
  const order = { id: 42, key: 'k', razorpay_amount: 54_900, razorpay_order_id: 'order_42' };
  keepAttempt({ key: 'key-1', userId: fixtures.user.id, basket: '[5,[7,1]]', order });
  server.use(
    http.get(`${ordersUrl}42/`, () =>
      HttpResponse.json({ ...fixtures.order, id: 42, payment_status: 'completed' }),
    ),
  );
  const { path, pay, lines } = checkout();
  await pay();
  await waitFor(() => expect(path()).toBe('/orders'));
  expect(keys).toEqual([]);
  expect(lines().map(({ id, quantity }) => [id, quantity])).toEqual([[7, 1]]);
});
