import { expect, it } from 'vitest';
import { rightPath, routeOf } from './route.ts';

it.each([
  ['/', 'home', ''],
  ['/products', 'products', 'products'],
  ['/Products/?sort=name', 'products', 'Products'],
  ['/products/search?query=net', 'search', 'search'],
  ['/products/steel-spikes', 'product', 'steel-spikes'],
  ['/category/Bird%20Nets', 'category', 'Bird Nets'],
  ['/blogs/a#top', 'blog', 'a'],
  ['/order-detail/U2FsdGVk%2Fx', 'orderDetail', 'U2FsdGVk/x'],
  ['/account/manage-address', 'manageAddress', 'manage-address'],
])('%s is the route %s with the last part %j', (url, name, last) => {
  expect(routeOf(url)).toMatchObject({ name, last });
});

it.each([
  '',
  'products',
  '/nowhere',
  '/products/a/b',
  '/blogs/%E0%A4%A',
  '/products/%00',
  '/category/a%0Ab',
  '/index.html',
  '/a.js',
  `/products/${'a'.repeat(201)}`,
])('%j matches no route', (url) => {
  expect(routeOf(url)).toBeUndefined();
});

it("accepts names up to the contract's limit", () => {
  expect(routeOf(`/products/${'a'.repeat(200)}`)?.name).toBe('product');
});

it('returns the canonical path', () => {
  expect(routeOf('//Category/Men\'s "nets"/?a=b')?.path).toBe("/category/Men's%20%22nets%22");
  expect(routeOf('/Products/SEARCH')?.path).toBe('/products/search');
});

it.each([
  ['/category/a%2Fb', { categoryName: 'a/b' }],
  ['/add-review/12/7', { orderId: '12', productId: '7' }],
  ['/about', {}],
])('%s has the parameters %o', (url, params) => {
  expect(routeOf(url)?.params).toEqual(params);
});

// Spec: decisions Routes; decisions First round
it.each([
  ['/About', '/about'],
  ['/about/', '/about'],
  ['/Products/Steel-Spikes/', '/products/Steel-Spikes'],
  ['/CATEGORY/Bird%20Nets', '/category/Bird%20Nets'],
  ['/', '/'],
])('%s is corrected to %s', (path, right) => {
  const route = routeOf(path);
  expect(route && rightPath(route, path)).toBe(right);
});
