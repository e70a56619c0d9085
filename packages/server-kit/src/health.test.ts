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

it('is live and ready, and runs one check for simultaneous requests', async () => {
  expect(await statusOf('/health/live')).toBe(200);
  const responses = await Promise.all([1, 2, 3].map(() => app.inject('/health/ready')));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(responses[0]?.headers['cache-control']).toBe('no-store');
  expect(check).toHaveBeenCalledTimes(1);
});

it('is live but not ready while the check fails', async () => {
  check.mockRejectedValue(new Error('unavailable'));
  expect(await statusOf('/health/ready')).toBe(503);
  expect(await statusOf('/health/live')).toBe(200);
});

it('is not ready when the check times out', async () => {
  check.mockReturnValue(new Promise(() => {}));
  const startedAt = Date.now();
  expect(await statusOf('/health/ready')).toBe(503);
  expect(Date.now() - startedAt).toBeLessThan(4000);
});

// Spec: decisions Server
it('is not ready once it starts to close', async () => {
  await app.ready();
  const checked = Promise.withResolvers<void>();
  check.mockReturnValue(checked.promise);
  const status = statusOf('/health/ready');
  await vi.waitFor(() => expect(check).toHaveBeenCalled());
  const closed = app.close();
  await new Promise((done) => setTimeout(done, 50));
  checked.resolve();
  expect(await status).toBe(503);
  await closed;
});
