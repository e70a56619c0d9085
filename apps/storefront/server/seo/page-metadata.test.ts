import { records } from '@parinda/api-client/mocks';
import { brand } from '@parinda/brand';
import { expect, it } from 'vitest';
import { guardedPaths, type PathName, paths } from '../../src/shared/routing/paths.ts';
import site from '../../src/shared/seo/seo.json' with { type: 'json' };
import { nasty, siteContent } from '../testing/content.ts';
import { metadataOf, pageMetadata } from './page-metadata.ts';
import { socialCardPath } from './social-picture-path.ts';

const pages = pageMetadata(site, siteContent);
const many = <Item>(item: Item, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...item, id: index, slug: `s-${index}` }));

// Spec: 1 §7
it('adds every category, product and article to the static pages', () => {
  expect(pages).toMatchObject(site);
  expect(pages['/products/steel-bird-spikes-1m']).toEqual({
    title: `Steel Bird Spikes 1 m | ${brand.name}`,
    description: 'Three rows of spring steel on a clear base.',
    canonical_url: '/products/steel-bird-spikes-1m',
    og_image: '/social/product/steel-bird-spikes-1m.jpg',
    twitter_card: 'summary_large_image',
  });
  expect(pages['/blogs/why-pigeons-come-back']).toMatchObject({
    title: `Why pigeons come back | ${brand.name}`,
    description: 'A ledge that was safe once is remembered.',
    og_image: '/social/article/why-pigeons-come-back.jpg',
  });
  expect(pages['/category/Bird%20Nets']).toMatchObject({
    title: `Bird Nets | ${brand.name}`,
    og_image: socialCardPath,
  });
});

it('gives a category one canonical URL, by name and by id', () => {
  expect(pages['/category/2']).toEqual(pages['/category/Bird%20Nets']);
  expect(pages['/category/2']?.canonical_url).toBe('/category/Bird%20Nets');
});

it('leaves out products and articles beyond the limit, as every browser fetches the file', () => {
  const paths = (content: Partial<typeof siteContent>) =>
    Object.keys(pageMetadata(site, { ...siteContent, ...content }));
  expect(paths({ products: many(records.balconyNet, 500) })).toContain('/products/s-499');
  const bounded = paths({
    products: many(records.balconyNet, 501),
    blogs: many(records.blog, 501),
  });
  expect(bounded.filter((path) => /^\/(products|blogs)\/s-/.test(path))).toEqual([]);
  expect(bounded).toContain('/category/Bird%20Nets');
});

const dynamic: PathName[] = ['product', 'category', 'blog'];
const unlisted: readonly PathName[] = [...guardedPaths, ...dynamic, 'orderHistory'];
const listed = (Object.keys(paths) as PathName[]).filter((name) => !unlisted.includes(name));

it.each(listed.map((name) => paths[name]))('%s has its own title and description', (path) => {
  const entries = Object.values<{ title: string; description: string }>(site);
  const { title, description, canonical_url, og_image } = site[path as keyof typeof site];
  expect(title).toContain(brand.name);
  expect(description.length).toBeGreaterThan(40);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(entries.filter((entry) => entry.title === title)).toHaveLength(1);
  expect(entries.filter((entry) => entry.description === description)).toHaveLength(1);
  expect([canonical_url, og_image]).toEqual([path, socialCardPath]);
});

it.each([
  ['/about/?a=b', site['/about'].title],
  ['/About', site['/about'].title],
  ['/products/search?query=net', `Search Results for "net" | ${brand.name}`],
  ['/products?query=net', `Search Results for "net" | ${brand.name}`],
  ['/products?sort=name', site['/products'].title],
  ['/products/balcony-net-3x3m', `Balcony Net 3 × 3 m | ${brand.name}`],
  ['/products/8', `Balcony Net 3 × 3 m | ${brand.name}`],
  ['/products/moon-dust', `Product not found | ${brand.name}`],
  ['/blogs/why-pigeons-come-back', `Why pigeons come back | ${brand.name}`],
  ['/blogs/none', `Page not found | ${brand.name}`],
  ['/category/bird%20NETS', `Bird Nets | ${brand.name}`],
  ['/category/2', `Bird Nets | ${brand.name}`],
  ['/category/Kites', `Page not found | ${brand.name}`],
  ['/nowhere', `Page not found | ${brand.name}`],
  ['/blogs/%E0%A4%A', `Page not found | ${brand.name}`],
  ['/orders', `Your Orders | ${brand.name}`],
  ['/order-detail/abc', `Order | ${brand.name}`],
  ['/order-history', site['/'].title],
])(
  'the page at %s has the title %s, although seo.json has no entry for the record',
  (url, title) => {
    expect(metadataOf(url, site, siteContent).title).toBe(title);
  },
);

it('returns one canonical URL for all spellings of a URL', () => {
  const canonical = (url: string) => metadataOf(url, site, siteContent).canonical_url;
  expect(canonical('/products/8')).toBe('/products/balcony-net-3x3m');
  expect(canonical('/category/1')).toBe('/category/Bird%20Spikes');
  expect(canonical('/products?sort=name')).toBe('/products');
  expect(canonical('/orders')).toBe('/orders');
});

it('describes a search as its page does', () => {
  const { description } = metadataOf('/products/search?query=net', site, siteContent);
  expect(description).toBe(site['/products/search'].description);
});

it('uses the entries of seo.json while the catalog cannot be read', () => {
  const url = '/products/steel-bird-spikes-1m';
  expect(metadataOf(url, pages)).toEqual(pages[url]);
  expect(metadataOf(url, site)).toEqual({ ...site['/'], canonical_url: url });
});

it('keeps texts unescaped: the code that writes them into a page escapes them', () => {
  const content = { ...siteContent, products: [{ ...records.balconyNet, title: nasty }] };
  expect(metadataOf('/products/balcony-net-3x3m', site, content).title).toBe(
    `${nasty} | ${brand.name}`,
  );
});
