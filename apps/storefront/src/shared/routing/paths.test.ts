import { describe, expect, it } from 'vitest';
import { guardedPaths, href, paths, withQuery } from './paths.ts';

/** The exact paths of both documents' route tables (1 §2 Routes, 2 §2 Routes). */
const documented = [
  '/',
  '/products',
  '/products/search',
  '/products/:slug',
  '/category/:categoryName',
  '/gallery',
  '/about',
  '/contact',
  '/blogs',
  '/blogs/:id',
  '/privacy-policy',
  '/terms',
  '/return-policy',
  '/offers',
  '/faqs',
  '/cart',
  '/signup',
  '/loader',
  '/modal',
  '/addtocart',
  '/checkout',
  '/orders',
  '/order-history',
  '/order-detail/:encryptedId',
  '/add-review/:orderId/:productId',
  '/wishlist',
  '/my-reviews',
  '/account',
  '/account/manage-account',
  '/account/manage-address',
  '/account/manage-payment-methods',
];

describe('the table of paths', () => {
  it('contains the documented routes and six further pages', () => {
    const further = [
      '/accessibility',
      '/shipping-policy',
      '/cancellation-policy',
      '/reset-password',
      '/invoice/:encryptedId',
      '/account/your-data',
    ];
    expect(Object.values(paths).sort()).toEqual([...documented, ...further].sort());
  });

  it('guards pages that only a signed-in customer may open', () => {
    expect(guardedPaths.map((name) => paths[name])).toEqual([
      '/checkout',
      '/orders',
      '/order-detail/:encryptedId',
      '/invoice/:encryptedId',
      '/add-review/:orderId/:productId',
      '/wishlist',
      '/my-reviews',
      '/account',
      '/account/manage-account',
      '/account/manage-address',
      '/account/manage-payment-methods',
      '/account/your-data',
    ]);
  });
});

it('encodes path parameters', () => {
  expect(href('category', { categoryName: 'Bird Nets' })).toBe('/category/Bird%20Nets');
  expect(href('addReview', { orderId: 41, productId: 7 })).toBe('/add-review/41/7');
  expect(href('orderDetail', { encryptedId: 'a/b+c=' })).toBe('/order-detail/a%2Fb%2Bc%3D');
});

it('encodes a query', () => {
  expect(withQuery('search', { query: 'net & spikes' })).toBe(
    '/products/search?query=net%20%26%20spikes',
  );
});
