import type * as Wire from '../generated.ts';
import { toId, toMoment, toOptionalText, toText } from './values.ts';

export interface Blog {
  id: number;
  slug: string;
  title: string;
  /** HTML. */
  content: string;
  /** ISO 8601. */
  createdAt: string;
}

export interface GalleryItem {
  image: string;
  title: string;
  description: string;
  /** The slug of the product in the image; null when unknown. */
  productSlug: string | null;
}

/** The receipt of a message. */
export interface ContactReceipt {
  /** null when the backend gives none. */
  ticket: string | null;
}

/** The documents do not show the body, so any body is a receipt. */
export const toContactReceipt = (wire: Partial<Wire.ContactReceipt> | null): ContactReceipt => ({
  ticket: toOptionalText(wire?.ticket).trim() || null,
});

export const toBlog = (wire: Wire.Blog): Blog => ({
  id: toId(wire.id),
  slug: toText(wire.slug),
  title: toText(wire.title),
  content: toText(wire.content),
  createdAt: toMoment(wire.created_at),
});

export const toGalleryItem = (wire: Wire.GalleryItem): GalleryItem => ({
  image: toText(wire.image),
  title: toOptionalText(wire.image_title),
  description: toOptionalText(wire.image_description),
  productSlug: toOptionalText(wire.product_slug) || null,
});
