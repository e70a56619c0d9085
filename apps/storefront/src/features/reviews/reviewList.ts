import type { Review } from '@parinda/api-client';
import { reviewTitlePreview } from '../../shared/business.ts';

export const statusFilters = [
  { value: 'all', label: 'All Reviews' },
  { value: 'published', label: 'Published' },
  { value: 'pending', label: 'Pending' },
  { value: 'draft', label: 'Draft' },
] as const;

export type ReviewStatusFilter = (typeof statusFilters)[number]['value'];

export const statusBadges = {
  published: { tone: 'success', text: 'Published' },
  pending: { tone: 'warning', text: 'Pending' },
  draft: { tone: 'neutral', text: 'Draft' },
} as const;

/** Returns the first 40 characters of a title (2 §9). */
export const previewTitle = (title: string): string =>
  title.length > reviewTitlePreview ? `${title.slice(0, reviewTitlePreview).trimEnd()}…` : title;

/** Returns the reviews with this status whose title or text contains the query. */
export function chooseReviews(
  reviews: readonly Review[],
  query: string,
  status: ReviewStatusFilter,
): Review[] {
  const wanted = query.trim().toLowerCase();
  return reviews.filter(
    (review) =>
      (status === 'all' || review.status === status) &&
      `${review.productTitle}\n${review.text}`.toLowerCase().includes(wanted),
  );
}
