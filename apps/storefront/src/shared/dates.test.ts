import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatAgo, formatLongDate, formatOrderDate } from './dates.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00') }));
afterEach(() => vi.useRealTimers());

it('writes order dates as MMM dd, yyyy HH:mm', () => {
  expect(formatOrderDate('2026-10-01T09:05:00')).toBe('Oct 01, 2026 09:05');
});

it('writes blog dates in the long US format', () => {
  expect(formatLongDate('2026-10-01T09:05:00')).toBe('October 1, 2026');
});

it('writes review dates as relative times', () => {
  expect(formatAgo('2026-11-18T12:00:00')).toBe('3 days ago');
});

it('writes nothing for what is not a date', () => {
  expect(formatOrderDate('soon')).toBe('');
});
