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

// A device whose clock is more than a year off cannot load the page by HTTPS.
it.each(['1970-01-01', '2099-01-01'])('ignores a server that says %s', (date) => {
  now = Date.parse('2026-11-21');
  const clock = serverClock(deviceClock);
  clock.learn(Date.parse(date));
  expect(clock.now()).toBe(now);
  // Older versions of the shop may have stored it.
  localStorage.setItem('clockAheadMs', String(Date.parse(date) - now));
  expect(clock.now()).toBe(now);
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
