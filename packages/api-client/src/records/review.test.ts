import { expect, it } from 'vitest';
import { review } from '../mocks/fixtures.ts';
import { type Review, toReview } from './review.ts';

it('a review has the names of the shop', () => {
  expect(toReview(review)).toEqual({
    id: 9,
    productId: 7,
    productTitle: 'Steel Bird Spikes 1 m',
    author: 'Asha Rao',
    rating: 5,
    text: 'No pigeons since Diwali.',
    status: 'published',
    createdAt: '2026-10-20T05:00:00Z',
  });
});

it.each<[string, Record<string, unknown>, Partial<Review>]>([
  ['no status', { status: undefined }, { status: 'published' }],
  ['a status', { status: 'draft' }, { status: 'draft' }],
  ['a rating as text', { rating: '4' }, { rating: 4 }],
  ['an unreadable rating', { rating: 'x' }, { rating: 0 }],
])('a review whose answer has %s', (_case, said, expected) => {
  expect(toReview({ ...review, ...said } as typeof review)).toMatchObject(expected);
});
