import { expect, it } from 'vitest';
import { paths } from '../../src/shared/routing/paths.ts';
import { isIndexed } from '../../src/shared/seo/indexing.ts';
import { origin } from '../testing/content.ts';
import { robotsTxt } from './robots.ts';

const lines = robotsTxt(origin).split('\n');
const rules = lines
  .filter((line) => line.startsWith('Disallow: '))
  .map((line) => line.slice('Disallow: '.length))
  .map((rule) => rule.split('*'));
/** A rule is a beginning, and at most one star with what follows it. */
const isDisallowed = (url: string) =>
  rules.some(([start = '', rest = '']) => url.startsWith(start) && url.includes(rest));

it('names the sitemap by its whole address', () => {
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
});

it.each(Object.values(paths))('%s may be read, be it to learn that it is not indexed', (path) => {
  expect(isDisallowed(path)).toBe(false);
});

it.each([
  ['/products?sort=name', true],
  ['/products?query=net&max=900', true],
  ['/category/Bird%20Nets?material=Plastic', true],
  ['/api/user/products/', true],
  ['/products/search?query=net', false],
  ['/category/sort', false],
  ['/addtocart?slug=a&quantity=2', false],
])('%s is kept from crawlers: %s', (url, expected) => {
  expect(isDisallowed(url)).toBe(expected);
});

it('keeps no indexed page from crawlers but lists under filters', () => {
  const urls = ['/', '/products', '/blogs/a', '/products/a', '/category/Bird%20Nets'];
  for (const url of urls) expect([isIndexed(url), isDisallowed(url)]).toEqual([true, false]);
});
