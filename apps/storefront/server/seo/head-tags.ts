import type { PageMetadata } from '@parinda/api-client';
import { brand } from '@parinda/brand';
import { escapeHtml } from '@parinda/server-kit/escape-html';
import { absoluteUrl } from '../../src/shared/seo/absoluteUrl.ts';
import { typeOf } from '../../src/shared/seo/openGraphType.ts';
import { canonicalUrl } from './canonical.ts';
import { jsonLdTag } from './json-ld-tag.ts';
import { socialCardPath, socialPictureSize } from './social-picture-path.ts';

/** The parts of a page's head that differ from page to page (1 §2 Shell). */
export interface Head {
  metadata: PageMetadata;
  /** The public URL of the storefront, without a trailing slash. */
  origin: string;
  /** The requested path; a query is ignored. */
  path: string;
  /** False when nothing exists at the path, so it has no canonical URL. */
  isFound: boolean;
  /** Whether search engines may list the page. */
  isIndexed: boolean;
  jsonLd?: readonly object[];
}

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;

const canonicalTag = (url: string) => `<link rel="canonical" href="${escapeHtml(url)}" />`;

/**
 * Returns HTML with one element per line: title, description, robots, canonical, Open Graph,
 * Twitter, JSON-LD.
 */
export function headTags({
  metadata,
  origin,
  path,
  isFound,
  isIndexed,
  jsonLd = [],
}: Head): string {
  const { title, description, canonical_url, twitter_card } = metadata;
  // An entry of seo.json may have its canonical URL on another site.
  const isOwn = canonical_url.startsWith('/');
  const url = isOwn ? canonicalUrl(canonical_url, origin) : absoluteUrl(canonical_url, origin);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta(
      'name',
      'robots',
      isFound && isIndexed ? 'index, follow, max-image-preview:large' : 'noindex',
    ),
    ...(isFound && url ? [canonicalTag(url), meta('property', 'og:url', url)] : []),
    meta('property', 'og:type', typeOf(path)),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', 'en_IN'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('name', 'twitter:card', twitter_card),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...imageTags(metadata, origin),
    ...jsonLd.map(jsonLdTag),
  ].join('\n');
}

/** The size of an external image is unknown. */
const isOurs = (address: string) => address === socialCardPath || address.startsWith('/social/');

function imageTags({ og_image, title }: PageMetadata, origin: string): string[] {
  const url = absoluteUrl(og_image, origin);
  if (!url) return [];
  const { width, height } = socialPictureSize;
  return [
    meta('property', 'og:image', url),
    ...(isOurs(og_image)
      ? [
          meta('property', 'og:image:width', String(width)),
          meta('property', 'og:image:height', String(height)),
        ]
      : []),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:image', url),
    meta('name', 'twitter:image:alt', title),
  ];
}
