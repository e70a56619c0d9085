import { expect, it } from 'vitest';
import { guardedPaths, paths } from '../routing/paths.ts';
import { isIndexed, searchedFor } from './indexing.ts';

it.each([
  ['/', true],
  ['/products', true],
  ['/products?category=Bird%20Nets&sort=name', true],
  ['/products?query=%20', true],
  ['/products?query=net', false],
  ['/products/search', false],
  ['/products/search?query=net', false],
  ['/products/steel-spikes', true],
  ['/products/steel-spikes?query=net', true],
  ['/category/Bird%20Nets', true],
  ['/faqs', true],
  ['/cart', false],
  ['/signup', false],
  ['/reset-password', false],
  ['/addtocart?slug=a', false],
  ['/modal', false],
  ['/loader', false],
  ['/order-history', false],
  ['/nowhere', false],
  ['/blogs/%E0%A4%A', false],
])('%s is indexed: %s', (url, expected) => {
  expect(isIndexed(url)).toBe(expected);
});

it.each(guardedPaths.map((name) => paths[name]))('%s is private: not indexed', (path) => {
  expect(isIndexed(path)).toBe(false);
});

it.each([
  ['/products/search?query=bird%20net', 'bird net'],
  ['/products?sort=name&query=+net+#top', 'net'],
  ['/products', ''],
  ['/blogs?query=net', ''],
])('the search text of %s is %j', (url, expected) => {
  expect(searchedFor(url)).toBe(expected);
});
