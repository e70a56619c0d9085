import type * as Wire from '../generated.ts';

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
  /** Of the product that it shows, where the backend names one. */
  productSlug: string | null;
}

export const toBlog = (wire: Wire.Blog): Blog => ({
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  content: wire.content,
  createdAt: wire.created_at,
});

export const toGalleryItem = (wire: Wire.GalleryItem): GalleryItem => ({
  image: wire.image,
  title: wire.image_title,
  description: wire.image_description,
  productSlug: wire.product_slug ?? null,
});
