import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { guardedPaths, paths } from '../../../src/shared/routing/paths.ts';
import { nasty, origin, siteContent } from '../../testing/content.ts';
import { jsonLdOf } from './json-ld-of.ts';

type Block = Record<string, unknown> & { '@type': string };
const blocks = (url: string, more = {}) =>
  jsonLdOf({ url, origin, content: siteContent, ...more }) as Block[];
const namesIn = (list: Block | undefined) =>
  ((list?.itemListElement ?? []) as Block[]).map(({ name }) => name);

it.each([
  ['/', ['Organization', 'WebSite']],
  ['/about', ['Organization']],
  ['/contact', ['Organization']],
  ['/faqs', ['FAQPage']],
  ['/products', ['ItemList']],
  ['/products?category=Bird%20Nets', ['ItemList']],
  ['/offers', ['ItemList']],
  ['/blogs', ['ItemList']],
  ['/category/bird%20nets', ['ItemList', 'BreadcrumbList']],
  ['/category/2', ['ItemList', 'BreadcrumbList']],
  ['/products/balcony-net-3x3m', ['Product', 'BreadcrumbList']],
  ['/products/8', ['Product', 'BreadcrumbList']],
  ['/blogs/why-pigeons-come-back', ['BlogPosting', 'BreadcrumbList']],
  ['/gallery', []],
  ['/terms', []],
  ['/products?query=net', []],
  ['/products/search?query=net', []],
  ['/cart', []],
  ['/products/moon-dust', []],
  ['/blogs/none', []],
  ['/category/Kites', []],
  ['/nowhere', []],
  ['/blogs/%E0%A4%A', []],
])('describes %s as %j', (url, types) => {
  expect(blocks(url).map((block) => block['@type'])).toEqual(types);
  for (const block of blocks(url)) expect(block['@context']).toBe('https://schema.org');
});

it.each(guardedPaths.map((name) => paths[name]))('has no data for %s', (path) => {
  expect(blocks(path)).toEqual([]);
});

it('describes a product as its page shows it', () => {
  const product = { ...records.steelSpikes, images: ['/1.webp', '/2.webp'] };
  const url = '/products/steel-bird-spikes-1m';
  const [block] = blocks(url, { product, reviews: [records.review] });
  expect(block?.image).toEqual([`${origin}/1.webp`, `${origin}/2.webp`]);
  expect(block?.review).toHaveLength(1);
  expect(blocks(url)[0]?.review).toBeUndefined();
});

it('lists the products of a category, and the offers from the highest discount', () => {
  const [net, spikes] = [records.balconyNet, records.steelSpikes];
  const half = { ...spikes, slug: 'half', title: 'Half', price: 1, maxPrice: 2 };
  const content = { ...siteContent, products: [net, spikes, half] };
  const names = (url: string) => namesIn(blocks(url, { content })[0]);
  expect(names('/category/Bird%20Nets')).toEqual([net.title]);
  expect(names('/offers')).toEqual(['Half', spikes.title]);
  expect(names('/products')).toEqual([net.title, spikes.title, 'Half']);
});

it('puts a product below its category, or below all products without one', () => {
  const way = (category: string) => {
    const product = { ...records.balconyNet, category };
    const content = { ...siteContent, products: [product] };
    const [, crumbs] = blocks(`/products/${product.slug}`, { content });
    return namesIn(crumbs);
  };
  expect(way('bird nets')).toEqual(['Home', 'Bird Nets', 'Balcony Net 3 × 3 m']);
  expect(way('Kites')).toEqual(['Home', 'Products', 'Balcony Net 3 × 3 m']);
});

it('keeps texts unchanged', () => {
  const product = { ...records.balconyNet, title: nasty, shortDescription: nasty };
  const content = { ...siteContent, products: [product] };
  const [block] = blocks(`/products/${product.slug}`, { content });
  expect([block?.name, block?.description]).toEqual([nasty, nasty]);
});
