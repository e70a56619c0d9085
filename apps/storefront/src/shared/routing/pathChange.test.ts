import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restOf } from './pathChange.ts';

const now = Date.UTC(2026, 10, 22, 9);
beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

// Spec: 1 §9
it.each([
  ['the whole wait on a first view', null, 500],
  ['the time that has not passed', now - 200, 300],
  ['nothing when more has passed', now - 4000, 0],
  ['the whole wait when the clock was set back', now + 13 * 3_600_000, 500],
])('the rest of a wait is %s', (_, changedAt, expected) => {
  expect(restOf(500, changedAt)).toBe(expected);
});
