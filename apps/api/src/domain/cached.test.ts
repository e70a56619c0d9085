import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cached } from './cached.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('caches a value for some seconds and loads a new one after invalidate', async () => {
  const load = vi.fn(async () => load.mock.calls.length);
  const { get, invalidate } = cached(15, load);
  expect([await get(), await get()]).toEqual([1, 1]);
  vi.advanceTimersByTime(16_000);
  expect(await get()).toBe(2);
  invalidate();
  expect(await get()).toBe(3);
});

it('fails without a cached value and tries again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('all');
  const { get } = cached(15, load);
  await expect(get()).rejects.toThrow('away');
  expect(await get()).toBe('all');
});

// Spec: decisions Server
it('returns the stale value while loading fails, and retries after a pause', async () => {
  const load = vi.fn().mockResolvedValueOnce('old').mockRejectedValue(new Error('away'));
  const { get, invalidate } = cached(15, load);
  await get();
  vi.advanceTimersByTime(16_000);
  expect(await get()).toBe('old');
  expect([await get(), await get()]).toEqual(['old', 'old']);
  expect(load).toHaveBeenCalledTimes(2);
  invalidate();
  expect(await get()).toBe('old');
  load.mockResolvedValue('new');
  await vi.advanceTimersByTimeAsync(6000);
  await get(); // loads in the background
  await vi.advanceTimersByTimeAsync(0);
  expect(await get()).toBe('new');
});

it('returns the stale value after two seconds of loading, then at once', async () => {
  const slow = Promise.withResolvers<string>();
  const load = vi.fn().mockResolvedValueOnce('old').mockReturnValue(slow.promise);
  const { get } = cached(15, load);
  await get();
  vi.advanceTimersByTime(16_000);
  const first = get();
  await vi.advanceTimersByTimeAsync(2500);
  expect(await first).toBe('old');
  expect(await get()).toBe('old');
  expect(load).toHaveBeenCalledTimes(2);
  slow.resolve('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(await get()).toBe('new');
});

it('discards a value that was loading during invalidate', async () => {
  const before = Promise.withResolvers<string>();
  const load = vi.fn().mockReturnValueOnce(before.promise).mockResolvedValue('after');
  const { get, invalidate } = cached(15, load);
  const first = get();
  invalidate();
  expect(await get()).toBe('after');
  before.resolve('before');
  expect(await first).toBe('before');
  expect(await get()).toBe('after');
});
