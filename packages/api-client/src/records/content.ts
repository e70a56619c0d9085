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
}

/** What the head of a page's document says. */
export interface PageMetadata {
  title: string;
  description: string;
  canonicalUrl: string;
  /** The picture that others show with a link to the page. */
  image: string;
  twitterCard: string;
}

export const toBlog = (wire: Wire.Blog): Blog => ({
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  content: wire.content ?? '',
  createdAt: wire.created_at,
});

export const toGalleryItem = (wire: Wire.GalleryItem): GalleryItem => ({
  image: wire.image,
  title: wire.image_title ?? '',
  description: wire.image_description ?? '',
});

const toPageMetadata = (wire: Wire.PageMetadata): PageMetadata => ({
  title: wire.title,
  description: wire.description,
  canonicalUrl: wire.canonical_url,
  image: wire.og_image,
  twitterCard: wire.twitter_card,
});

/** Path -> metadata. */
export const toSiteMetadata = (
  wire: Record<string, Wire.PageMetadata>,
): Record<string, PageMetadata> =>
  Object.fromEntries(Object.entries(wire).map(([path, entry]) => [path, toPageMetadata(entry)]));
