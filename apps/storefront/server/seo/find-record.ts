import type { Blog, ProductSummary } from '@parinda/api-client';
import type { SiteContent } from './site-content.ts';

/** Matches the API: a slug of digits takes precedence over an id. */
export const findProduct = (
  { products }: SiteContent,
  slugOrId: string,
): ProductSummary | undefined =>
  products.find(({ slug }) => slug === slugOrId) ??
  products.find(({ id }) => String(id) === slugOrId);

export const findBlog = ({ blogs }: SiteContent, slug: string): Blog | undefined =>
  blogs.find((blog) => blog.slug === slug);
