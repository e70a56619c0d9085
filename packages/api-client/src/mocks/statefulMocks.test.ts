import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createStatefulMocks, wrongOtp } from './index.ts';

const mocks = createStatefulMocks('http://shop.test');
const server = setupServer(...mocks.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(mocks.reset);

async function call(path: string, body?: object) {
  const response = await fetch(`http://shop.test/api/user/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const asha = { email: 'asha@example.com', password: 'any' };
const ravi = { name: 'Ravi', email: 'ravi@example.com', contact: '1', password: 'any' };
const cart = { address: 5, items: [{ product: 7, quantity: 3 }] };

it('keeps an order and its payment', async () => {
  const { body: made } = await call('orders/', cart);
  expect(made).toMatchObject({ id: 42, razorpay_amount: 164_700 });
  const { body: before } = await call('orders/42/');
  expect(before).toMatchObject({ payment_status: 'pending', total_amount: 1647 });
  await call('orders/42/verify_payment/', {});
  const { body: after } = await call('orders/');
  expect(after[1]).toMatchObject({ id: 42, payment_status: 'completed' });
  expect(after[1]).not.toHaveProperty('razorpay_key');
});

it('answers 404 for an unknown order', async () => {
  expect((await call('orders/42/')).status).toBe(404);
  expect((await call('orders/42/verify_payment/', {})).status).toBe(404);
});

it('logs in known customers and registers new ones', async () => {
  expect((await call('login/', asha)).status).toBe(200);
  expect((await call('login/', ravi)).status).toBe(400);
  await call('register/', ravi);
  expect((await call('register/', ravi)).status).toBe(400);
  expect((await call('login/', ravi)).status).toBe(200);
  expect((await call('profile/')).body).toMatchObject({ name: 'Ravi' });
  expect((await call('orders/')).body).toEqual([]);
});

it.each([
  [wrongOtp, 400],
  ['123456', 200],
])('answers the one-time password %s with %i', async (otp, status) => {
  expect((await call('verify-otp/', { email: ravi.email, otp })).status).toBe(status);
});

it('lists a new review by product and by customer', async () => {
  await call('reviews/', { product: 7, rating: 4, review_text: 'Quiet since May.' });
  const { body } = await call('user-reviews/');
  expect(body).toMatchObject([{ product_title: 'Steel Bird Spikes 1 m', rating: 4 }]);
  expect((await call('reviews/?product_id=7')).body).toHaveLength(2);
});

it('keeps wishlist entries and addresses', async () => {
  await call('wishlist/', { product: 8 });
  expect((await call('wishlist/8')).body).toEqual({ is_wishlisted: true });
  expect((await call('wishlist/7')).body).toEqual({ is_wishlisted: false });
  await call('addresses/', { full_name: 'Ravi', city: 'Pune' });
  expect((await call('addresses/3/')).body).toHaveLength(2);
});

it('restores the initial state', async () => {
  await call('orders/', cart);
  await call('register/', ravi);
  mocks.reset();
  expect((await call('orders/')).body).toHaveLength(1);
  expect((await call('login/', ravi)).status).toBe(400);
});
