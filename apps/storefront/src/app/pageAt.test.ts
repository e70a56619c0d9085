import { expect, it } from 'vitest';
import { pageAt } from './pageAt.ts';

it.each([
  ['/', 'home', {}],
  ['/products/search', 'search', {}],
  ['/products/steel-spikes', 'product', { slug: 'steel-spikes' }],
  ['/category/Bird%20Nets', 'category', { categoryName: 'Bird Nets' }],
  ['/category/a%2Fb', 'category', { categoryName: 'a/b' }],
  ['/blogs/x', 'blog', { id: 'x' }],
])('finds at %s the page %s', (path, name, params) => {
  expect(pageAt(path)).toMatchObject({ name, params });
});

it.each(['/nothing', '/products/a/b', '/index.html'])('finds no page at %s', (path) => {
  expect(pageAt(path)).toBeUndefined();
});
