import { api } from '@parinda/api-client';
import { createHandlers, fixtures, mockToken } from '@parinda/api-client/mocks';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../../shared/time/clock.ts';
import { patience } from '../../testing/testPages.ts';
import { addedToCart, cartSlice } from '../cart/cartSlice.ts';
import { loggedIn, otherTabSignedIn } from '../session/sessionSlice.ts';
import { createShopStore } from '../store.ts';
import { keepAttempts } from './attempt.ts';
import type { PaidAttempt } from './keptAttempt.ts';
import { checkResumed, selectPurchase } from './purchaseSlice.ts';
import { quietMs } from './verifyPayment.ts';

const host = 'http://shop.test';
const url = `${host}/api/user/orders/42/verify_payment/`;
const server = setupServer(...createHandlers(host));
const order = { id: 42, key: 'k', razorpay_amount: 54900, razorpay_order_id: 'order_42' };
const proof = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_42',
  razorpay_signature: 'sig',
};
const { keep: keepAttempt, of: attemptOf } = keepAttempts();
const readAttempt = () => attemptOf(fixtures.user.id);
const attempt: PaidAttempt = {
  key: 'key-1',
  userId: fixtures.user.id,
  addressId: 5,
  lines: [[7, 1]],
  order,
  proof,
};

const anotherToken = `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.y`;

let paused: number[] = [];
let alerts = 0;
/** Pauses end at once; delayed notices appear only where a test waits for them. */
const clock: Clock = {
  now: Date.now,
  after: (ms, callback) => {
    if (ms === quietMs) {
      saySlow = callback;
      return () => {};
    }
    if (ms > 0) paused.push(ms);
    setTimeout(callback);
    return () => {};
  },
};
let saySlow = () => {};

function shopWithCart({ isSignedIn = true } = {}) {
  const onUnexpectedError = () => {
    alerts += 1;
  };
  const store = createShopStore({ baseUrl: host, pincodeBaseUrl: host, clock, onUnexpectedError });
  if (isSignedIn) store.dispatch(loggedIn(mockToken));
  store.dispatch(
    addedToCart({ product: { id: 7, slug: 's', title: 'S', image: null, price: 549 } }),
  );
  return store;
}
const cartLines = (store: ReturnType<typeof shopWithCart>) =>
  cartSlice.selectors.selectLines(store.getState());

/** Verifies a stored proof until there is an outcome. */
async function settle(store: ReturnType<typeof shopWithCart>, proven = attempt) {
  const name = () => selectPurchase(store.getState()).name;
  store.dispatch(checkResumed(proven));
  expect(name()).toBe('checking');
  await vi.waitFor(() => expect(name()).not.toBe('checking'), patience);
  return name();
}

/** Responds with these statuses in turn; 0 is no response. */
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
  alerts = 0;
  localStorage.clear();
  keepAttempt(attempt);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// Spec: 2 §4; decisions Purchase
it('clears the cart and the attempt only after status success', async () => {
  const store = shopWithCart();
  expect(await settle(store)).toBe('paid');
  expect(cartLines(store)).toEqual([]);
  expect(readAttempt()).toBeNull();
});

// Spec: decisions Purchase
it('retries when the server responds 500 or not at all', async () => {
  answers(500, 0, 200);
  expect(await settle(shopWithCart())).toBe('paid');
  expect(paused).toEqual([1000, 2000]);
});

// Spec: decisions Purchase
it('retries without limit, and never reports a rejected payment', async () => {
  answers(500, 0, 503, 403, 408, 429, 502, 0, 500, 200);
  expect(await settle(shopWithCart())).toBe('paid');
  expect(paused).toEqual([1000, 2000, 4000, 8000, ...Array(5).fill(15_000)]);
  expect(alerts).toBe(0);
});

it('shows within 5 s that the payment is being confirmed, and continues', async () => {
  expect(quietMs).toBeLessThan(5000);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.post(url, async () => {
      await answered;
      return HttpResponse.json({ status: 'success', message: 'm' });
    }),
  );
  const store = shopWithCart();
  const name = () => selectPurchase(store.getState()).name;
  store.dispatch(checkResumed(attempt));
  await vi.waitFor(() => {
    saySlow();
    expect(name()).toBe('confirming');
  }, patience);
  expect(readAttempt()).toEqual(attempt);
  answer();
  await vi.waitFor(() => expect(name()).toBe('paid'), patience);
});

it('treats a response without a status as none', async () => {
  server.use(http.post(url, () => HttpResponse.json({}), { once: true }));
  expect(await settle(shopWithCart())).toBe('paid');
  expect(paused).toEqual([1000]);
});

// Spec: decisions Purchase
it('keeps cart and order, and removes the proof, when the server rejects it', async () => {
  answers(400);
  const store = shopWithCart();
  expect(await settle(store)).toBe('rejected');
  expect(cartLines(store)).toHaveLength(1);
  expect(readAttempt()).toMatchObject({ key: 'key-1', order });
  expect(readAttempt()?.proof).toBeUndefined();
});

// Spec: 2 §7
it('treats any status except success as rejected', async () => {
  server.use(http.post(url, () => HttpResponse.json({ status: 'created' })));
  expect(await settle(shopWithCart())).toBe('rejected');
});

it('waits for a new login when the session has ended', async () => {
  answers(401);
  expect(await settle(shopWithCart())).toBe('waiting');
  expect(readAttempt()?.proof).toEqual(proof);
});

it('keeps items in the cart that were added after the payment', async () => {
  const store = shopWithCart();
  const another = { id: 9, slug: 'n', title: 'N', image: null, price: 99 };
  store.dispatch(addedToCart({ product: another }));
  expect(await settle(store)).toBe('paid');
  expect(cartLines(store).map(({ id }) => id)).toEqual([9]);
});

it('verifies its own proof although another tab has started another purchase', async () => {
  const other = { key: 'key-2', userId: 3, addressId: 5, lines: [[9, 1] as const] };
  keepAttempt(other);
  expect(await settle(shopWithCart(), attempt)).toBe('paid');
  expect(readAttempt()).toEqual(other);
});

it('sends nothing while signed out, and keeps the proof', async () => {
  answers(404);
  expect(await settle(shopWithCart({ isSignedIn: false }))).toBe('waiting');
  expect(readAttempt()?.proof).toEqual(proof);
});

// Spec: decisions Purchase
it('ignores the response to another customer who logs in between two attempts', async () => {
  const store = shopWithCart();
  const other = { ...fixtures.user, id: fixtures.user.id + 1 };
  let asked = 0;
  server.use(
    http.post(url, () => {
      asked += 1;
      if (asked > 1) return HttpResponse.json({ message: 'Order not found' }, { status: 404 });
      server.use(http.get(`${host}/api/user/profile/`, () => HttpResponse.json(other)));
      store.dispatch(otherTabSignedIn(anotherToken));
      return HttpResponse.error();
    }),
  );
  expect(await settle(store)).toBe('waiting');
  expect(asked).toBe(1);
  expect(readAttempt()?.proof).toEqual(proof);
});

describe('after a return or login', () => {
  const nameIn = (store: ReturnType<typeof shopWithCart>) => selectPurchase(store.getState()).name;

  /** Logs in: the profile identifies the customer. */
  async function login() {
    const store = shopWithCart({ isSignedIn: false });
    store.dispatch(loggedIn(mockToken));
    await store.dispatch(api.endpoints.getProfile.initiate());
    return store;
  }

  it('resumes the check', async () => {
    const store = await login();
    await vi.waitFor(() => expect(nameIn(store)).toBe('paid'), patience);
    expect(cartLines(store)).toEqual([]);
  });

  it('resumes it again at the next login, although the browser stores nothing', async () => {
    answers(401, 200);
    const store = await login();
    await vi.waitFor(() => expect(nameIn(store)).toBe('waiting'), patience);
    localStorage.clear();
    store.dispatch(loggedIn(mockToken));
    await store.dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
    await vi.waitFor(() => expect(nameIn(store)).toBe('paid'), patience);
  });

  it.each([
    ['nothing was paid', { key: 'key-1', userId: fixtures.user.id, addressId: 5, lines: [] }],
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
    await vi.waitFor(() => expect(nameIn(store)).toBe('paid'), patience);
    expect(asked).toBe(1);
  });
});
