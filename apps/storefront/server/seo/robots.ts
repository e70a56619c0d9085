import { canonicalUrl } from './canonical.ts';
import { sitemapPath } from './sitemap.ts';

/**
 * URLs that crawlers need not fetch. Pages with `noindex` are not among them, as crawlers have to
 * read a page to see its `noindex`.
 */
const disallowed = [
  // API data: the pages already contain it.
  '/api/',
  // The combinations of filters and sort orders are countless; the unfiltered list is indexed.
  ...['category', 'material', 'rating', 'max', 'sort'].flatMap((name) => [
    `/*?${name}=`,
    `/*&${name}=`,
  ]),
];

export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${canonicalUrl(sitemapPath, origin)}`,
    '',
  ].join('\n');
