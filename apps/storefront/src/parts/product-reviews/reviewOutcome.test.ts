import { expect, it } from 'vitest';
import { readReviewRefusal } from './reviewOutcome.ts';

it.each([
  [{ status: 400, data: { errors: ['Already reviewed.', 'x'] } }, 'Already reviewed.'],
  [{ status: 400, data: {} }, 'Failed to add review. Please try again.'],
  [{ status: 'FETCH_ERROR' as const, error: 'x' }, 'Failed to add review. Please try again.'],
])('a review refused with %j says %j', (error, text) => {
  expect(readReviewRefusal(error)).toBe(text);
});
