import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { chooseReviews, previewTitle } from './reviewList.ts';

const reviews = [
  { ...records.review, id: 1, text: 'Strong net', status: 'published' as const },
  { ...records.review, id: 2, text: 'Weak glue', status: 'pending' as const },
];

// Spec: 2 §2 My reviews
it.each([
  ['', 'all', [1, 2]],
  ['GLUE', 'all', [2]],
  ['bird spikes', 'all', [1, 2]],
  ['', 'pending', [2]],
  ['net', 'pending', []],
  ['', 'draft', []],
] as const)('a search for %j among %s reviews returns %j', (query, status, ids) => {
  expect(chooseReviews(reviews, query, status).map(({ id }) => id)).toEqual(ids);
});

it('shortens a title to its first 40 characters', () => {
  expect(previewTitle('x'.repeat(40))).toBe('x'.repeat(40));
  expect(previewTitle('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
});
