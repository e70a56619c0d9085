import { expect, it } from 'vitest';
import { spellingsOf } from '../seo/canonical.ts';
import { siteContent } from '../testing/content.ts';
import { addressResolver } from './resolve-address.ts';

const known = spellingsOf(siteContent);

it.each([
  ['/products', { page: '/products' }],
  ['/products?utm_source=chat&max=500', { page: '/products?max=500' }],
  ['/Products?max=500', { redirect: '/products?max=500' }],
  ['/order-history', { redirect: '/orders' }],
  [
    `/products/search?query=${'x'.repeat(1001)}&sort=name`,
    { redirect: '/products/search?sort=name' },
  ],
  [`/contact?subject=${'x'.repeat(1001)}`, { redirect: '/contact' }],
  ['/nowhere', { page: '/404' }],
  ['/about?x=%', { page: '/about' }],
  ['/%', { page: '/404' }],
  ['/%E0%A4%A', { page: '/404' }],
  ['/products/%', { page: '/404' }],
])('resolves %s to %o', (url, destination) => {
  expect(addressResolver()(url, known)).toEqual(destination);
});

it('caches where a URL leads', () => {
  const resolve = addressResolver();
  expect(resolve('/products', known)).toBe(resolve('/products', known));
});

it('resolves a URL again when the content changes', () => {
  const resolve = addressResolver();
  const [product] = siteContent.products;
  const other = { ...siteContent, products: product ? [{ ...product, slug: 'New-Net' }] : [] };
  expect(resolve('/products/new-net', known)).toEqual({ page: '/products/new-net' });
  expect(resolve('/products/new-net', spellingsOf(other))).toEqual({
    redirect: '/products/New-Net',
  });
});
