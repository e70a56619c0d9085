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
/** Matches as crawlers do: a rule is a prefix with at most one star. */
const isDisallowed = (url: string) =>
  rules.some(([start = '', rest = '']) => url.startsWith(start) && url.includes(rest));

it('contains the absolute URL of the sitemap', () => {
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
});

it.each(Object.values(paths))(
  'allows %s, so that crawlers can see whether it is indexed',
  (path) => {
    expect(isDisallowed(path)).toBe(false);
  },
);

it.each([
  ['/products?sort=name', true],
  ['/products?query=net&max=900', true],
  ['/category/Bird%20Nets?material=Plastic', true],
  ['/api/user/products/', true],
  ['/products/search?query=net', false],
  ['/category/sort', false],
  ['/addtocart?slug=a&quantity=2', false],
])('disallows %s: %s', (url, expected) => {
  expect(isDisallowed(url)).toBe(expected);
});

it('disallows no indexed page except filtered lists', () => {
  const urls = ['/', '/products', '/blogs/a', '/products/a', '/category/Bird%20Nets'];
  for (const url of urls) expect([isIndexed(url), isDisallowed(url)]).toEqual([true, false]);
});
