// @vitest-environment jsdom
import { brand } from '@parinda/brand';
import { expect, it } from 'vitest';
import { nasty, origin } from '../testing/content.ts';
import { type Head, headTags } from './head-tags.ts';

const metadata = {
  title: 'Spikes',
  description: 'For ledges',
  canonical_url: '/products/spikes',
  og_image: '/social/product/spikes.jpg',
  twitter_card: 'summary_large_image',
};

/** Reads the tags as a browser does. */
function read(more: Partial<Head> = {}) {
  const html = headTags({
    metadata,
    origin,
    path: '/products/spikes',
    isFound: true,
    isIndexed: true,
    ...more,
  });
  const page = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
  const metas = [...page.querySelectorAll('meta')].map((tag) => [
    tag.getAttribute('name') ?? tag.getAttribute('property'),
    tag.getAttribute('content'),
  ]);
  return { page, title: page.title, meta: Object.fromEntries(metas), count: metas.length };
}

const canonical = (page: Document) =>
  page.querySelector('link[rel=canonical]')?.getAttribute('href');

it('describes a page for search engines, chats and social networks', () => {
  const { page, title, meta, count } = read();
  const url = 'https://shop.example/products/spikes';
  const image = 'https://shop.example/social/product/spikes.jpg';
  expect(title).toBe('Spikes');
  expect(canonical(page)).toBe(url);
  expect(meta).toEqual({
    description: 'For ledges',
    robots: 'index, follow, max-image-preview:large',
    'og:url': url,
    'og:type': 'product',
    'og:site_name': brand.name,
    'og:locale': 'en_IN',
    'og:title': 'Spikes',
    'og:description': 'For ledges',
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Spikes',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Spikes',
    'twitter:description': 'For ledges',
    'twitter:image': image,
    'twitter:image:alt': 'Spikes',
  });
  expect(count).toBe(Object.keys(meta).length);
});

it('excludes an unindexed page from search engines, with its canonical URL (1 §2)', () => {
  const { page, meta } = read({ isIndexed: false });
  expect(meta.robots).toBe('noindex');
  expect(canonical(page)).toBe('https://shop.example/products/spikes');
});

it('gives a missing page no canonical URL', () => {
  const { page, meta } = read({ isFound: false });
  expect(meta.robots).toBe('noindex');
  expect(canonical(page)).toBeUndefined();
  expect(meta['og:url']).toBeUndefined();
});

it.each([
  ['/products/', 'https://shop.example/products'],
  ['https://elsewhere.example/a?b', 'https://elsewhere.example/a?b'],
  ['javascript:alert(1)', undefined],
])('resolves the canonical URL %s of an entry to %s', (canonical_url, expected) => {
  const { page, meta } = read({ metadata: { ...metadata, canonical_url } });
  expect([canonical(page), meta['og:url']]).toEqual([expected, expected]);
});

it.each([
  ['/', 'website'],
  ['/products', 'website'],
  ['/blogs', 'website'],
  ['/blogs/why-pigeons?a=b', 'article'],
  ['/nowhere', 'website'],
])('describes %s as %s', (path, type) => {
  expect(read({ path }).meta['og:type']).toBe(type);
});

it('gives no size for an external image, and omits one without a valid URL', () => {
  const withImage = (og_image: string) => read({ metadata: { ...metadata, og_image } }).meta;
  expect(withImage('https://cdn.example/a.png')).toMatchObject({
    'og:image': 'https://cdn.example/a.png',
  });
  expect(withImage('https://cdn.example/a.png')).not.toHaveProperty('og:image:width');
  expect(withImage('javascript:alert(1)')).not.toHaveProperty('og:image');
  expect(withImage('')).not.toHaveProperty('twitter:image:alt');
});

it('escapes text', () => {
  const data = [{ name: nasty }, { name: 'two' }];
  const { page, title, meta } = read({
    metadata: { ...metadata, title: nasty, description: nasty, canonical_url: `/${nasty}` },
    jsonLd: data,
  });
  expect([title, meta.description, meta['og:title']]).toEqual([nasty, nasty, nasty]);
  const scripts = [...page.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(Array(2).fill('application/ld+json'));
  expect(scripts.map(({ textContent }) => JSON.parse(textContent))).toEqual(data);
  expect(scripts[0]?.textContent).not.toMatch(/[<>&\u2028\u2029]/);
  expect(page.body.childNodes).toHaveLength(0);
});
