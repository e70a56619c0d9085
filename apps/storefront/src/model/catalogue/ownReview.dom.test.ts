import { beforeEach, expect, it } from 'vitest';
import { mayLackOwnReview, rememberOwnReview } from './ownReview.ts';

const now = Date.parse('2026-11-01T12:00:00Z');
const minutes = 60_000;
beforeEach(() => localStorage.clear());

it('is false when no review was written', () => {
  expect(mayLackOwnReview(now)).toBe(false);
});

it.each([
  ['made before the review', -1, true],
  ['made a moment after it, by a clock that may be ahead', 4, true],
  ['made well after it', 6, false],
])('is correct for a page rendered %s: %#', (_, after, mayLack) => {
  rememberOwnReview(now);
  expect(mayLackOwnReview(now + after * minutes)).toBe(mayLack);
});

it('treats an unreadable time as none', () => {
  localStorage.setItem('reviewWrittenAt', '"soon"');
  expect(mayLackOwnReview(now)).toBe(false);
});
