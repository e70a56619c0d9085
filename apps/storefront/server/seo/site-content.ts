import type { Blog, Category, GalleryItem, ProductSummary } from '@parinda/api-client';

/** The API's public lists, from which every page is described. */
export interface SiteContent {
  products: readonly ProductSummary[];
  categories: readonly Category[];
  blogs: readonly Blog[];
  gallery: readonly GalleryItem[];
}
