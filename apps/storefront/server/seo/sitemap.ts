import { absoluteUrl } from '../../src/shared/seo/absoluteUrl.ts';
import { canonicalUrl } from './canonical.ts';
import type { SiteContent } from './site-content.ts';
import { sitemapEntries } from './sitemap-entries.ts';
import { sitemapIndex, urlElement, urlSet } from './sitemap-xml.ts';

export const sitemapPath = '/sitemap.xml';

/** Limits of sitemaps.org for one file; the spare bytes are for the enclosing element. */
const protocolBounds = { urls: 50_000, bytes: 50 * 1024 * 1024 - 1024 };

export interface SitemapOptions {
  now: Date;
  /** Smaller in tests. */
  bounds?: { urls: number; bytes: number };
}

/**
 * Returns the sitemap's files by path: /sitemap.xml alone, or as an index of /sitemap-1.xml and so
 * on when one file is too small.
 */
export function sitemapFiles(
  content: SiteContent,
  origin: string,
  { now, bounds = protocolBounds }: SitemapOptions,
): Map<string, string> {
  const urls = Array.from(sitemapEntries(content, now), ({ path, images = [], lastModified }) =>
    urlElement({
      location: canonicalUrl(path, origin),
      images: images.flatMap((image) => absoluteUrl(image, origin) ?? []),
      lastModified,
    }),
  );
  const parts = split(urls, bounds);
  if (parts.length === 1) return new Map([[sitemapPath, urlSet(urls)]]);
  const files = parts.map((part, index) => [`/sitemap-${index + 1}.xml`, urlSet(part)] as const);
  const index = sitemapIndex(files.map(([path]) => canonicalUrl(path, origin)));
  return new Map([[sitemapPath, index], ...files]);
}

function split(urls: readonly string[], bounds: { urls: number; bytes: number }): string[][] {
  const parts: string[][] = [[]];
  let bytes = 0;
  for (const url of urls) {
    const size = Buffer.byteLength(url) + 1;
    if (parts.at(-1)?.length === bounds.urls || bytes + size > bounds.bytes) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(url);
    bytes += size;
  }
  return parts;
}
