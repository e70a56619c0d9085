import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerHealth } from './health.ts';

let check = vi.fn<() => Promise<unknown>>();
let app: ReturnType<typeof fastify>;
beforeEach(() => {
  check = vi.fn(async () => {});
  app = fastify();
  registerHealth(app, () => check());
});
afterEach(() => app.close());

const statusOf = async (path: string) => (await app.inject(path)).statusCode;

it('is live and ready, and asks what it depends on once for all who ask', async () => {
  expect(await statusOf('/health/live')).toBe(200);
  const answers = await Promise.all([1, 2, 3].map(() => app.inject('/health/ready')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(answers[0]?.headers['cache-control']).toBe('no-store');
  expect(check).toHaveBeenCalledTimes(1);
});

it('is live, not ready, while what it depends on is away', async () => {
  check.mockRejectedValue(new Error('away'));
  expect(await statusOf('/health/ready')).toBe(503);
  expect(await statusOf('/health/live')).toBe(200);
});

it('is not ready when it is not told in time', async () => {
  check.mockReturnValue(new Promise(() => {}));
  const startedAt = Date.now();
  expect(await statusOf('/health/ready')).toBe(503);
  expect(Date.now() - startedAt).toBeLessThan(4000);
});

it('is not ready from the moment that it ends', async () => {
  await app.ready();
  const checked = Promise.withResolvers<void>();
  check.mockReturnValue(checked.promise);
  const asked = statusOf('/health/ready');
  await vi.waitFor(() => expect(check).toHaveBeenCalled());
  const closed = app.close();
  await new Promise((done) => setTimeout(done, 50));
  checked.resolve();
  expect(await asked).toBe(503);
  await closed;
});
