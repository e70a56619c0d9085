import type { Blog, Category, GalleryItem, ProductSummary } from '@parinda/api-client';

/** What the API's public lists say: enough to describe every page of the shop. */
export interface SiteContent {
  products: readonly ProductSummary[];
  categories: readonly Category[];
  blogs: readonly Blog[];
  gallery: readonly GalleryItem[];
}
