import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newShopper, placedOrder } from '../../testing/shoppers.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { orders } from '../db/schema.ts';
import { startBackground } from './background.ts';

const minute = 60_000;

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('goes on asking about payments while the mail server is silent', async () => {
  const { id } = await placedOrder(test, await newShopper(test));
  const answered = Promise.withResolvers<void>();
  const stop = startBackground({
    ...test.shop,
    mailer: { flush: () => answered.promise, stop: async () => {} },
  });
  const checkedAt = async () => {
    const [row] = await test.shop.db.select().from(orders).where(eq(orders.id, id));
    return row?.paymentCheckedAt?.getTime();
  };
  test.pass(16);
  vi.advanceTimersByTime(minute);
  const first = await expect.poll(checkedAt).toBeDefined().then(checkedAt);
  test.pass(16);
  vi.advanceTimersByTime(minute);
  await expect.poll(checkedAt).not.toBe(first);
  answered.resolve();
  await stop();
});
