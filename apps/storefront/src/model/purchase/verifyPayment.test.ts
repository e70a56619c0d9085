import { api } from '@parinda/api-client';
import { createHandlers, fixtures, mockToken } from '@parinda/api-client/mocks';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../../shared/clock.ts';
import { addedToCart, cartSlice } from '../cart/cartSlice.ts';
import { loggedIn } from '../session/sessionSlice.ts';
import { createShopStore } from '../store.ts';
import { keepAttempts } from './attempt.ts';
import { checkResumed, selectPurchase } from './purchaseSlice.ts';

const host = 'http://shop.test';
const url = `${host}/api/user/orders/42/verify_payment/`;
const server = setupServer(...createHandlers(host));
const order = { id: 42, key: 'k', razorpay_amount: 54900, razorpay_order_id: 'order_42' };
const proof = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_42',
  razorpay_signature: 'sig',
};
const { keep: keepAttempt, read: readAttempt } = keepAttempts();
const attempt = { key: 'key-1', userId: fixtures.user.id, basket: '[5,[7,1]]', order, proof };

let paused: number[] = [];
/** Pauses are over at once. */
const clock: Clock = {
  now: Date.now,
  after: (ms, callback) => {
    if (ms > 0) paused.push(ms);
    setTimeout(callback);
    return () => {};
  },
};

function shopWithCart() {
  const store = createShopStore({ baseUrl: host, pincodeBaseUrl: host, clock });
  store.dispatch(
    addedToCart({ product: { id: 7, slug: 's', title: 'S', image: null, price: 549 } }),
  );
  return store;
}
const cartLines = (store: ReturnType<typeof shopWithCart>) =>
  cartSlice.selectors.selectLines(store.getState());

/** Asks about a kept proof until there is an outcome. */
async function settle(store: ReturnType<typeof shopWithCart>, proven = attempt) {
  const name = () => selectPurchase(store.getState()).name;
  store.dispatch(checkResumed(proven));
  expect(name()).toBe('checking');
  await vi.waitFor(() => expect(name()).not.toBe('checking'));
  return name();
}

/** Answers with these statuses in turn; 0 is no answer. */
function answers(...statuses: number[]) {
  server.use(
    http.post(url, () => {
      const status = statuses.shift();
      if (!status) return HttpResponse.error();
      return HttpResponse.json(
        { status: status === 200 ? 'success' : 'failed', message: 'm' },
        { status },
      );
    }),
  );
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  paused = [];
  localStorage.clear();
  keepAttempt(attempt);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('clears the cart and the attempt only after status success', async () => {
  const store = shopWithCart();
  expect(await settle(store)).toBe('paid');
  expect(cartLines(store)).toEqual([]);
  expect(readAttempt()).toBeNull();
});

it('asks again when the server answers 500 or not at all', async () => {
  answers(500, 0, 200);
  expect(await settle(shopWithCart())).toBe('paid');
  expect(paused).toEqual([1000, 2000]);
});

it('never says refused while the outcome is unknown, and keeps the proof', async () => {
  answers(500, 0, 503);
  const store = shopWithCart();
  expect(await settle(store)).toBe('unknown');
  expect(cartLines(store)).toHaveLength(1);
  expect(readAttempt()).toEqual(attempt);
});

it('keeps cart and order, and drops the proof, when the server refuses it', async () => {
  answers(400);
  const store = shopWithCart();
  expect(await settle(store)).toBe('refused');
  expect(cartLines(store)).toHaveLength(1);
  expect(readAttempt()).toMatchObject({ key: 'key-1', order });
  expect(readAttempt()?.proof).toBeUndefined();
});

it('takes any status but success for a refusal', async () => {
  server.use(http.post(url, () => HttpResponse.json({ status: 'created' })));
  expect(await settle(shopWithCart())).toBe('refused');
});

it('waits for a new login when the session has ended', async () => {
  answers(401);
  expect(await settle(shopWithCart())).toBe('unknown');
  expect(readAttempt()?.proof).toEqual(proof);
});

it('leaves in the cart what was added after the payment', async () => {
  const store = shopWithCart();
  const another = { id: 9, slug: 'n', title: 'N', image: null, price: 99 };
  store.dispatch(addedToCart({ product: another }));
  expect(await settle(store)).toBe('paid');
  expect(cartLines(store).map(({ id }) => id)).toEqual([9]);
});

it('asks about its own proof though another tab has begun another purchase', async () => {
  const other = { key: 'key-2', userId: 3, basket: '[5,[9,1]]' };
  keepAttempt(other);
  expect(await settle(shopWithCart(), attempt)).toBe('paid');
  expect(readAttempt()).toEqual(other);
});

it.each([403, 408, 429])('takes %i for no answer', async (status) => {
  answers(status, status);
  expect(await settle(shopWithCart())).toBe('unknown');
  expect(readAttempt()?.proof).toEqual(proof);
});

describe('as the customer returns or logs in', () => {
  const nameIn = (store: ReturnType<typeof shopWithCart>) => selectPurchase(store.getState()).name;

  /** The profile tells whose session it is. */
  async function login() {
    const store = shopWithCart();
    store.dispatch(loggedIn(mockToken));
    await store.dispatch(api.endpoints.getProfile.initiate());
    return store;
  }

  it('resumes the check', async () => {
    const store = await login();
    await vi.waitFor(() => expect(nameIn(store)).toBe('paid'));
    expect(cartLines(store)).toEqual([]);
  });

  it('resumes it again at the next login, though the browser has kept nothing', async () => {
    answers(401, 200);
    const store = await login();
    await vi.waitFor(() => expect(nameIn(store)).toBe('unknown'));
    localStorage.clear();
    store.dispatch(loggedIn(mockToken));
    await store.dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
    await vi.waitFor(() => expect(nameIn(store)).toBe('paid'));
  });

  it.each([
    ['nothing was paid', { key: 'key-1', userId: fixtures.user.id, basket: '[]' }],
    ['another customer has paid', { ...attempt, userId: fixtures.user.id + 1 }],
  ])('does nothing when %s', async (_case, kept) => {
    keepAttempt(kept);
    expect(nameIn(await login())).toBe('idle');
  });

  it('runs one check at a time', async () => {
    let asked = 0;
    server.use(
      http.post(url, () => {
        asked += 1;
        return HttpResponse.json({ status: 'success' });
      }),
    );
    const store = await login();
    store.dispatch(checkResumed(attempt));
    await vi.waitFor(() => expect(nameIn(store)).toBe('paid'));
    expect(asked).toBe(1);
  });
});
