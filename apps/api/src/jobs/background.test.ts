import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newCustomer, placedOrder } from '../../testing/customers.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { paymentChecks } from '../db/schema.ts';
import type { AppContext } from '../domain/app-context.ts';
import { startBackground } from './background.ts';

const minute = 60_000;

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

// Spec: decisions Server
it('stops at once while the payment provider does not respond', async () => {
  const customer = await newCustomer(test);
  for (let count = 0; count < 9; count++) await placedOrder(test, customer);
  const asked: (AbortSignal | undefined)[] = [];
  const payments = {
    ...(test.context.payments as NonNullable<AppContext['payments']>),
    paymentsOf: (_order: string, signal?: AbortSignal) => {
      asked.push(signal);
      return new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    },
  };
  const stop = startBackground({ ...test.context, payments });
  test.advanceMinutes(16);
  vi.advanceTimersByTime(minute);
  await expect.poll(() => asked.length).toBe(4);
  await stop();
  expect(asked).toHaveLength(4);
});

it('checks payments while the mail server does not respond', async () => {
  const { id } = await placedOrder(test, await newCustomer(test));
  const answered = Promise.withResolvers<void>();
  const stop = startBackground({
    ...test.context,
    mailer: { ...test.context.mailer, flush: () => answered.promise },
  });
  const checkedAt = async () => {
    const isThis = eq(paymentChecks.orderId, id);
    const [row] = await test.context.db.select().from(paymentChecks).where(isThis);
    return row?.dueAt.getTime();
  };
  const placed = await checkedAt();
  test.advanceMinutes(16);
  vi.advanceTimersByTime(minute);
  await expect.poll(checkedAt).not.toBe(placed);
  const first = await checkedAt();
  test.advanceMinutes(16);
  vi.advanceTimersByTime(minute);
  await expect.poll(checkedAt).not.toBe(first);
  answered.resolve();
  await stop();
});
