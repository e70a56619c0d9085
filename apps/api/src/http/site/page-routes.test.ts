import { expect, it } from 'vitest';
import { fillFrom, findRoute, isPage } from './page-routes.ts';

const known = {
  hasProduct: (slug: string) => slug === 'steel-spikes',
  hasBlog: (slug: string) => slug === 'why pigeons',
  hasCategory: (name: string) => name === 'Bird Nets' || name === '2',
};

const pages = Object.fromEntries(
  [
    '/',
    '/products',
    '/products/search',
    '/products/:slug',
    '/category/:categoryName',
    '/blogs/:id',
    '/order-detail/:encryptedId',
    '/add-review/:orderId/:productId',
    '/account/manage-payment-methods',
  ].map((path) => [path, []]),
);

it.each([
  ['/', true],
  ['/products', true],
  ['/products/', true],
  ['/products/search', true],
  ['/products/steel-spikes', true],
  ['/products/moon-dust', false],
  ['/products/steel-spikes/more', false],
  ['/category/Bird%20Nets', true],
  ['/category/2', true],
  ['/category/Kites', false],
  ['/blogs/why%20pigeons', true],
  ['/blogs/none', false],
  ['/blogs/%E0%A4%A', false],
  ['/order-detail/U2FsdGVk%2Fx', true],
  ['/add-review/41/7', true],
  ['/add-review/41', false],
  ['/account/manage-payment-methods', true],
  ['/account/other', false],
  ['/wp-admin', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPage(pages, path, known)).toBe(expected);
});

it.each([
  ['/products/search', '/products/search'],
  ['/products/steel-spikes/', '/products/:slug'],
  ['/products/steel/spikes', undefined],
])('the route of %s is %s', (path, route) => {
  expect(findRoute(pages, path)).toBe(route);
});

it('fills another path with the parts of its own, as the browser sent them', () => {
  const filled = fillFrom('/blogs/:id', '/blogs/a%20$&', '/api/blogs/:id/');
  expect(filled).toBe('/api/blogs/a%20$&/');
  expect(fillFrom('/', '/', '/api/products/')).toBe('/api/products/');
});
