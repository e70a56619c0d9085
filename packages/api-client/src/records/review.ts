import type * as Wire from '../generated.ts';
import { toId, toMoment, toOptionalText, toRating, toText } from './values.ts';

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
  /** The product was delivered to the author. */
  isVerifiedPurchase: boolean;
  /** ISO 8601. */
  createdAt: string;
}

export const toReview = (wire: Wire.Review): Review => ({
  id: toId(wire.id),
  productId: toId(wire.product),
  productTitle: toOptionalText(wire.product_title),
  author: toOptionalText(wire.user_name),
  rating: toRating(wire.rating) ?? 0,
  text: toText(wire.review_text),
  status: (toOptionalText(wire.status) || 'published') as Wire.ReviewStatus,
  isVerifiedPurchase: wire.verified_purchase === true,
  createdAt: toMoment(wire.created_at),
});
