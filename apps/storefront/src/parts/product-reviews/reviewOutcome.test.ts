import { expect, it } from 'vitest';
import { readReviewErrors } from './reviewOutcome.ts';

// Spec: 2 §7
it.each([
  [{ status: 400, data: { errors: ['Already reviewed.', 'x'] } }, 'Already reviewed.'],
  [{ status: 400, data: {} }, 'Failed to add review. Please try again.'],
  [{ status: 'FETCH_ERROR' as const, error: 'x' }, 'Failed to add review. Please try again.'],
])('a review rejected with %j shows %j', (error, text) => {
  expect(readReviewErrors(error).texts).toEqual([text]);
});

it('shows an error of a field beside it', () => {
  const data = { rating: ['From 1 to 5.'], review_text: 'Too short.' };
  expect(readReviewErrors({ status: 400, data })).toEqual({
    texts: [],
    problems: { rating: 'From 1 to 5.', review_text: 'Too short.' },
    textsOfFields: { rating: ['From 1 to 5.'], review_text: ['Too short.'] },
  });
});

it.each([
  [{ order: ['Not yours.'] }, 'Not yours.'],
  [{ errors: 'Already reviewed.' }, 'Already reviewed.'],
])('shows %j as an error of the whole form', (data, text) => {
  expect(readReviewErrors({ status: 400, data })).toEqual({ texts: [text] });
});
