import { beforeEach, expect, it, vi } from 'vitest';
import { browserClock } from '../../shared/time/clock.ts';
import { serverClock } from './serverClock.ts';

const hour = 3_600_000;
let now = 1_000 * hour;
const deviceClock = { ...browserClock, now: () => now };

beforeEach(() => {
  localStorage.clear();
  now = 1_000 * hour;
});

it("uses the device clock until it learns the server's time", () => {
  expect(serverClock(deviceClock).now()).toBe(now);
});

it("uses the server's clock, also in another tab and visit", () => {
  const other = serverClock(deviceClock);
  serverClock(deviceClock).learn(now - 48 * hour);
  now += hour;
  expect(other.now()).toBe(now - 48 * hour);
  expect(serverClock(deviceClock).now()).toBe(now - 48 * hour);
});

it('ignores a difference of less than a minute as network delay', () => {
  const clock = serverClock(deviceClock);
  clock.learn(now + 48 * hour);
  clock.learn(now + 59_000);
  expect(clock.now()).toBe(now);
  expect(localStorage).toHaveLength(0);
});

it('keeps the difference for the visit when the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('blocked');
  });
  const clock = serverClock(deviceClock);
  clock.learn(now + 2 * hour);
  expect(clock.now()).toBe(now + 2 * hour);
});

it('ignores unreadable values', () => {
  localStorage.setItem('clockAheadMs', '"soon"');
  expect(serverClock(deviceClock).now()).toBe(now);
});
