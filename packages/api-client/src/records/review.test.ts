import { expect, it } from 'vitest';
import { review } from '../mocks/fixtures.ts';
import { type Review, toReview } from './review.ts';

it('converts a review', () => {
  expect(toReview(review)).toEqual({
    id: 9,
    productId: 7,
    productTitle: 'Steel Bird Spikes 1 m',
    author: 'Asha Rao',
    rating: 5,
    text: 'No pigeons since Diwali.',
    status: 'published',
    isVerifiedPurchase: true,
    createdAt: '2026-10-20T05:00:00Z',
  });
});

// Spec: 2 §3
it.each<[string, Record<string, unknown>, Partial<Review>]>([
  ['no status', { status: undefined }, { status: 'published' }],
  ['a status', { status: 'draft' }, { status: 'draft' }],
  ['no mark', { verified_purchase: undefined }, { isVerifiedPurchase: false }],
  ['a mark as text', { verified_purchase: 'true' }, { isVerifiedPurchase: false }],
  ['a rating as text', { rating: '4' }, { rating: 4 }],
  ['an unreadable rating', { rating: 'x' }, { rating: 0 }],
])('reads a review with %s', (_case, fields, expected) => {
  expect(toReview({ ...review, ...fields } as typeof review)).toMatchObject(expected);
});
