import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatAgo } from './ago.ts';
import { formatLongDate } from './dates.ts';
import { formatOrderDate } from './orderDate.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00') }));
afterEach(() => vi.useRealTimers());

// Spec: 2 §2 Orders
it('writes order dates as MMM dd, yyyy HH:mm', () => {
  expect(formatOrderDate('2026-10-01T09:05:00')).toBe('Oct 01, 2026 09:05');
});

// Spec: 1 §2 Blogs
it('writes blog dates in the long US format', () => {
  expect(formatLongDate('2026-10-01T09:05:00')).toBe('October 1, 2026');
});

it('writes review dates as relative times', () => {
  expect(formatAgo('2026-11-18T12:00:00', Date.parse('2026-11-21T12:00:00'))).toBe('3 days ago');
});

it.each(['soon', 'Blog 1', '2026-13-01T00:00:00Z', ''])(
  'returns nothing for %j, which is no date',
  (text) => {
    expect(formatOrderDate(text)).toBe('');
    expect(formatLongDate(text)).toBe('');
    expect(formatAgo(text, 0)).toBe('');
  },
);

// Spec: 1 §9
it('uses the day in India, as Intl does', () => {
  expect(formatLongDate('2026-10-01T20:00:00Z')).toBe('October 2, 2026');
  const inIndia = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  const hours = 3_600_000;
  for (let time = Date.UTC(2019, 11, 30); time < Date.UTC(2029, 0, 3); time += 41 * hours) {
    expect(formatLongDate(new Date(time).toISOString())).toBe(inIndia.format(time));
  }
});
