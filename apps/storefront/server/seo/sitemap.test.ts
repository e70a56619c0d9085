import { records } from '@parinda/api-client/mocks';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { isIndexed } from '../../src/shared/seo/indexing.ts';
import site from '../../src/shared/seo/seo.json' with { type: 'json' };
import { origin, siteContent } from '../testing/content.ts';
import { metadataOf } from './page-metadata.ts';
import type { SiteContent } from './site-content.ts';
import { type SitemapOptions, sitemapFiles } from './sitemap.ts';

interface Url {
  loc: string;
  lastmod: string | undefined;
  images: string[];
}

const { DOMParser } = new JSDOM().window;

/** Returns the entries of a sitemap (`url`) or of an index of sitemaps (`sitemap`). */
function entriesOf(xml: string, name: 'url' | 'sitemap'): Url[] {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  return [...document.getElementsByTagName(name)].map((entry) => {
    const textsOf = (tag: string) =>
      [...entry.getElementsByTagName(tag)].map(({ textContent }) => textContent);
    const [loc = ''] = textsOf('loc');
    return { loc, lastmod: textsOf('lastmod')[0], images: textsOf('image:loc') };
  });
}

const now = new Date('2026-11-01T00:00:00Z');

function read(more: Partial<SiteContent> = {}, options: Partial<SitemapOptions> = {}) {
  const files = sitemapFiles({ ...siteContent, ...more }, origin, { now, ...options });
  const urlsOf = (path: string) => entriesOf(files.get(path) ?? '', 'url');
  return { files, urlsOf };
}

const pathOf = ({ loc }: Url) => loc.slice(origin.length);

it('lists the indexed pages only', () => {
  const { files, urlsOf } = read();
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  expect(urlsOf('/sitemap.xml').map(pathOf)).toEqual([
    '/',
    '/products',
    '/gallery',
    '/about',
    '/contact',
    '/blogs',
    '/offers',
    '/faqs',
    '/privacy-policy',
    '/terms',
    '/return-policy',
    '/shipping-policy',
    '/cancellation-policy',
    '/accessibility',
    '/category/Bird%20Spikes',
    '/category/Bird%20Nets',
    '/category/Accessories',
    '/category/Monkey%20Spikes',
    '/products/steel-bird-spikes-1m',
    '/products/balcony-net-3x3m',
    '/blogs/why-pigeons-come-back',
  ]);
});

it('lists each page once, by its canonical URL', () => {
  const urls = read().urlsOf('/sitemap.xml');
  for (const url of urls) {
    const path = pathOf(url);
    expect(metadataOf(path, site, siteContent).canonical_url).toBe(path);
    expect(isIndexed(path)).toBe(true);
  }
  expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
});

it('lists the images of products, articles and the gallery', () => {
  const urls = read().urlsOf('/sitemap.xml');
  const images = (path: string) => urls.find((url) => pathOf(url) === path)?.images;
  expect(images('/gallery')).toEqual([`${origin}/pictures/gallery/1-640.webp`]);
  expect(images('/products/balcony-net-3x3m')).toEqual([`${origin}${records.balconyNet.image}`]);
  expect(images('/blogs/why-pigeons-come-back')?.[0]).toContain(`${origin}/pictures/blogs/`);
  expect(images('/about')).toEqual([]);
});

it.each([
  ['2026-01-05T12:00:00+05:30', '2026-01-05T06:30:00.000Z'],
  ['yesterday', undefined],
  ['2026-12-24T00:00:00Z', undefined],
])('has for an article dated %s the date %s', (createdAt, lastmod) => {
  const urls = read({ blogs: [{ ...records.blog, createdAt }] }).urlsOf('/sitemap.xml');
  expect(urls.filter((url) => url.lastmod)).toHaveLength(lastmod ? 1 : 0);
  expect(urls.at(-1)?.lastmod).toBe(lastmod);
});

it('escapes names and image URLs', () => {
  const product = { ...records.balconyNet, slug: `a&b<c>'"ü`, image: `/x.webp?a=1&b='` };
  const xml = read({ products: [product] }).files.get('/sitemap.xml') ?? '';
  expect(xml).toContain('<loc>https://shop.example/products/a%26b%3Cc%3E&#39;%22%C3%BC</loc>');
  expect(xml).toContain('<image:loc>https://shop.example/x.webp?a=1&amp;b=%27</image:loc>');
});

const products = Array.from({ length: 25 }, (_, id) => ({
  ...records.balconyNet,
  id,
  slug: `${id}`,
}));

it.each([
  ['URLs', { urls: 10, bytes: 1e6 }],
  ['bytes', { urls: 1e6, bytes: 1500 }],
])('becomes an index of files with too many %s', (_name, bounds) => {
  const whole = read({ products }).urlsOf('/sitemap.xml');
  const { files, urlsOf } = read({ products }, { bounds });
  const index = entriesOf(files.get('/sitemap.xml') ?? '', 'sitemap');
  const parts = index.map(pathOf);
  expect(parts.length).toBeGreaterThan(2);
  expect([...files.keys()]).toEqual(['/sitemap.xml', ...parts]);
  expect(parts[0]).toBe('/sitemap-1.xml');
  expect(parts.flatMap(urlsOf)).toEqual(whole);
  for (const part of parts) expect(urlsOf(part).length).toBeLessThanOrEqual(bounds.urls);
});
