import { createHandlers } from '@parinda/api-client/mocks';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addedToCart, cartSlice } from '../cart/cartSlice.ts';
import { createShopStore } from '../store.ts';
import { keepAttempt, readAttempt } from './attempt.ts';
import { settle } from './settlePayment.ts';

const host = 'http://shop.test';
const url = `${host}/api/user/orders/42/verify_payment/`;
const server = setupServer(...createHandlers(host));
const order = { id: 42, key: 'k', razorpay_amount: 54900, razorpay_order_id: 'order_42' };
const proof = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_42',
  razorpay_signature: 'sig',
};
const attempt = { key: 'key-1', userId: 3, basket: '[5,[7,1]]', order, proof };

function shopWithCart() {
  const store = createShopStore({ baseUrl: host, pincodeBaseUrl: host });
  store.dispatch(
    addedToCart({ product: { id: 7, slug: 's', title: 'S', image: null, price: 549 } }),
  );
  return store;
}
const cartLines = (store: ReturnType<typeof shopWithCart>) =>
  cartSlice.selectors.selectLines(store.getState());

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
  localStorage.clear();
  keepAttempt(attempt);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('clears the cart and the attempt only after status success', async () => {
  const store = shopWithCart();
  expect(await settle(store, readAttempt())).toBe('paid');
  expect(cartLines(store)).toEqual([]);
  expect(readAttempt()).toBeNull();
});

it('asks again when the server answers 500 or not at all', async () => {
  answers(500, 0, 200);
  expect(await settle(shopWithCart(), readAttempt(), [0, 0])).toBe('paid');
});

it('never says refused while the outcome is unknown, and keeps the proof', async () => {
  answers(500, 0, 503);
  const store = shopWithCart();
  expect(await settle(store, readAttempt(), [0, 0])).toBe('unknown');
  expect(cartLines(store)).toHaveLength(1);
  expect(readAttempt()).toEqual(attempt);
});

it('keeps cart and order, and drops the proof, when the server refuses it', async () => {
  answers(400);
  const store = shopWithCart();
  expect(await settle(store, readAttempt())).toBe('refused');
  expect(cartLines(store)).toHaveLength(1);
  expect(readAttempt()).toMatchObject({ key: 'key-1', order });
  expect(readAttempt()?.proof).toBeUndefined();
});

it('takes any status but success for a refusal', async () => {
  server.use(http.post(url, () => HttpResponse.json({ status: 'created' })));
  expect(await settle(shopWithCart(), readAttempt())).toBe('refused');
});

it('waits for a new login when the session has ended', async () => {
  answers(401);
  expect(await settle(shopWithCart(), readAttempt())).toBe('unknown');
  expect(readAttempt()?.proof).toEqual(proof);
});

it('does nothing when nothing was paid', async () => {
  keepAttempt({ key: 'key-1', userId: 3, basket: '[]' });
  expect(await settle(shopWithCart(), readAttempt())).toBeNull();
});

it('leaves in the cart what was added after the payment', async () => {
  const store = shopWithCart();
  const another = { id: 9, slug: 'n', title: 'N', image: null, price: 99 };
  store.dispatch(addedToCart({ product: another }));
  expect(await settle(store, readAttempt())).toBe('paid');
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
  expect(await settle(shopWithCart(), attempt, [0])).toBe('unknown');
  expect(readAttempt()?.proof).toEqual(proof);
});
