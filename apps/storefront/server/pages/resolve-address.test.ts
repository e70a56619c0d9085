import { expect, it, vi } from 'vitest';
import { pageAt as pageAtOnce } from '../../src/app/pageAt.ts';
import { spellingsOf } from '../seo/canonical.ts';
import { siteContent } from '../testing/content.ts';
import { addressResolver } from './resolve-address.ts';

const known = spellingsOf(siteContent);
const pageAt = async (path: string) => pageAtOnce(path);

it.each([
  ['/products', { page: '/products' }],
  ['/products?utm_source=chat&max=500', { page: '/products?max=500' }],
  ['/Products?max=500', { redirect: '/products?max=500' }],
  ['/order-history', { redirect: '/orders' }],
  ['/nowhere', { page: '/404' }],
  ['/%', { page: '/404' }],
])('%s leads to %o', async (url, destination) => {
  expect(await addressResolver(pageAt)(url, known)).toEqual(destination);
});

it('looks for the page of a URL once', async () => {
  const find = vi.fn(pageAt);
  const resolve = addressResolver(find);
  await resolve('/products', known);
  await resolve('/products', known);
  expect(find).toHaveBeenCalledOnce();
});

it('leads elsewhere as soon as the shop consists of something else', async () => {
  const resolve = addressResolver(pageAt);
  const [product] = siteContent.products;
  const other = { ...siteContent, products: product ? [{ ...product, slug: 'New-Net' }] : [] };
  expect(await resolve('/products/new-net', known)).toEqual({ page: '/products/new-net' });
  expect(await resolve('/products/new-net', spellingsOf(other))).toEqual({
    redirect: '/products/New-Net',
  });
});
