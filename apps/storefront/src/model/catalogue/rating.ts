import { ratingMax } from '../../shared/business.ts';

/** An `average_rating` as a number from 0 to 5; undefined when missing or unreadable. */
export function readRating(average: string | number | null | undefined): number | undefined {
  const rating = Number.parseFloat(String(average ?? ''));
  if (!Number.isFinite(rating)) return undefined;
  return Math.min(Math.max(rating, 0), ratingMax);
}
