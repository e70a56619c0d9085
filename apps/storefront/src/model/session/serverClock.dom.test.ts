import { beforeEach, expect, it, vi } from 'vitest';
import { browserClock } from '../../shared/time/clock.ts';
import { serverClock } from './serverClock.ts';

const hour = 3_600_000;
let now = 1_000 * hour;
const shoppers = { ...browserClock, now: () => now };

beforeEach(() => {
  localStorage.clear();
  now = 1_000 * hour;
});

it("goes by the shopper's clock until it knows better", () => {
  expect(serverClock(shoppers).now()).toBe(now);
});

it("goes by the server's clock, runs on with the shopper's, and in another tab and visit too", () => {
  const other = serverClock(shoppers);
  serverClock(shoppers).learn(now - 48 * hour);
  now += hour;
  expect(other.now()).toBe(now - 48 * hour);
  expect(serverClock(shoppers).now()).toBe(now - 48 * hour);
});

it('takes a difference of less than a minute for the way of the answer', () => {
  const clock = serverClock(shoppers);
  clock.learn(now + 48 * hour);
  clock.learn(now + 59_000);
  expect(clock.now()).toBe(now);
  expect(localStorage).toHaveLength(0);
});

it('knows the difference for the visit when the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('blocked');
  });
  const clock = serverClock(shoppers);
  clock.learn(now + 2 * hour);
  expect(clock.now()).toBe(now + 2 * hour);
});

it('does not believe what it cannot read', () => {
  localStorage.setItem('clockAheadMs', '"soon"');
  expect(serverClock(shoppers).now()).toBe(now);
});
