import { type PathName, paths } from '../../src/shared/routing/paths.ts';
import { isIndexed } from '../../src/shared/seo/indexing.ts';
import { articleImage } from './article.ts';
import { articleMetadata, categoryMetadata, productMetadata } from './own-metadata.ts';
import type { SiteContent } from './site-content.ts';

export interface SitemapEntry {
  /** Its canonical path. */
  path: string;
  images?: readonly (string | null | undefined)[];
  /** ISO 8601. */
  lastModified?: string | undefined;
}

const fixedPaths = (Object.keys(paths) as PathName[])
  .map((name) => paths[name])
  .filter((path) => !path.includes(':') && isIndexed(path));

/** Yields every indexed page. Only articles have a date of change. */
export function* sitemapEntries(content: SiteContent, now: Date): Generator<SitemapEntry> {
  for (const path of fixedPaths) {
    const images = path === paths.gallery ? content.gallery.map(({ image }) => image) : [];
    yield { path, images };
  }
  for (const { name } of content.categories) yield { path: categoryMetadata(name).canonical_url };
  for (const product of content.products) {
    yield { path: productMetadata(product).canonical_url, images: [product.image] };
  }
  for (const blog of content.blogs) {
    yield {
      path: articleMetadata(blog).canonical_url,
      images: [articleImage(blog)],
      lastModified: pastDate(blog.createdAt, now),
    };
  }
}

/** Returns undefined for invalid and future dates. */
function pastDate(date: string, now: Date): string | undefined {
  const time = Date.parse(date);
  return time <= now.getTime() ? new Date(time).toISOString() : undefined;
}
