import { canonicalUrl } from './canonical.ts';
import { sitemapPath } from './sitemap.ts';

/**
 * What crawlers need not ask for. No page with `noindex` is among it: of a page that they may not
 * read they never learn that they must not show it.
 */
const disallowed = [
  // Answers, not pages: the HTML has been made from them.
  '/api/',
  // Filters and orders of one list multiply without end; the list itself is indexed without them.
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
