import { beforeEach, expect, it } from 'vitest';
import { mayLackOwnReview, rememberOwnReview } from './ownReview.ts';

const now = Date.parse('2026-11-01T12:00:00Z');
const minutes = 60_000;
beforeEach(() => localStorage.clear());

it('is false when no review was written', () => {
  expect(mayLackOwnReview(now)).toBe(false);
});

it.each([
  ['rendered before the review', -1, true],
  ['rendered a moment after it, by a clock that may be ahead', 4, true],
  ['rendered well after it', 6, false],
])('detects whether a page may lack the review: %s', (_, after, mayLack) => {
  rememberOwnReview(now);
  expect(mayLackOwnReview(now + after * minutes)).toBe(mayLack);
});

it('treats an unreadable time as none', () => {
  localStorage.setItem('reviewWrittenAt', '"soon"');
  expect(mayLackOwnReview(now)).toBe(false);
});
