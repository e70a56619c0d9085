import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserClock } from './clock.ts';

const day = 86_400_000;
const callback = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  callback.mockClear();
});
afterEach(() => vi.useRealTimers());

it.each([
  ['a second', 1000],
  ['longer than a timer can count', 60 * day],
])('calls back once after %s', (_how, ms) => {
  browserClock.after(ms, callback);
  vi.advanceTimersByTime(ms - 1);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100 * day);
  expect(callback).toHaveBeenCalledOnce();
});

it('never calls back for an infinite wait', () => {
  browserClock.after(Number.POSITIVE_INFINITY, callback);
  vi.advanceTimersByTime(100 * day);
  expect(callback).not.toHaveBeenCalled();
});

it.each([1000, 60 * day])('does not call back once it is cancelled, after %d ms', (ms) => {
  const cancel = browserClock.after(ms, callback);
  vi.advanceTimersByTime(ms - 1);
  cancel();
  vi.advanceTimersByTime(100 * day);
  expect(callback).not.toHaveBeenCalled();
});
