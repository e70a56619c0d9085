import { beforeEach, expect, it } from 'vitest';
import { mayLackOwnReview, rememberOwnReview } from './ownReview.ts';

const now = Date.parse('2026-11-01T12:00:00Z');
const minutes = 60_000;
beforeEach(() => localStorage.clear());

it('lacks nothing where nobody has written', () => {
  expect(mayLackOwnReview(now)).toBe(false);
});

it.each([
  ['made before the review', -1, true],
  ['made a moment after it, by a clock that may be ahead', 4, true],
  ['made well after it', 6, false],
])('a page %s may lack it: %#', (_, after, mayLack) => {
  rememberOwnReview(now);
  expect(mayLackOwnReview(now + after * minutes)).toBe(mayLack);
});

it('a kept time that cannot be read counts as none', () => {
  localStorage.setItem('reviewWrittenAt', '"soon"');
  expect(mayLackOwnReview(now)).toBe(false);
});
