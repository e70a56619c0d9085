import { escapeHtml } from '@parinda/server-kit/escape-html';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemaps = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const images = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** HTML's escapes are valid in XML too. */
const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

export interface SitemapUrl {
  location: string;
  images: readonly string[];
  lastModified: string | undefined;
}

export const urlElement = ({ location, images, lastModified }: SitemapUrl): string =>
  [
    '<url>',
    element('loc', location),
    lastModified ? element('lastmod', lastModified) : '',
    ...images.map((image) => `<image:image>${element('image:loc', image)}</image:image>`),
    '</url>',
  ].join('');

export const urlSet = (urls: readonly string[]): string =>
  [declaration, `<urlset ${sitemaps} ${images}>`, ...urls, '</urlset>', ''].join('\n');

export const sitemapIndex = (locations: readonly string[]): string =>
  [
    declaration,
    `<sitemapindex ${sitemaps}>`,
    ...locations.map((location) => `<sitemap>${element('loc', location)}</sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
