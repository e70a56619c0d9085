import type * as Wire from '../generated.ts';
import { toRating } from './values.ts';

export interface Review {
  id: number;
  productId: number;
  productTitle: string;
  author: string;
  /** 0 to 5 stars. */
  rating: number;
  text: string;
  /** A review without a status counts as published (2 §3). */
  status: Wire.ReviewStatus;
  /** ISO 8601. */
  createdAt: string;
}

export const toReview = (wire: Wire.Review): Review => ({
  id: wire.id,
  productId: wire.product,
  productTitle: wire.product_title,
  author: wire.user_name,
  rating: toRating(wire.rating) ?? 0,
  text: wire.review_text,
  status: wire.status ?? 'published',
  createdAt: wire.created_at,
});
