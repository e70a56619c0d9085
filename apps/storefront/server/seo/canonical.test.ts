import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { canonicalUrl, redirectFor, spellingsOf } from './canonical.ts';

const product = { ...records.balconyNet, slug: 'Balcony-Net' };
const blog = { ...records.blog, slug: 'why-pigeons' };
const known = spellingsOf({
  products: [product, { ...product, slug: 'twin' }, { ...product, slug: 'TWIN' }],
  categories: [{ id: 1, name: 'Bird Nets' }],
  blogs: [blog],
  gallery: [],
});

it.each([
  ['/Products', '/products'],
  ['/products/', '/products'],
  ['//products//', '/products'],
  ['//', '/'],
  ['/PRODUCTS/Search/?query=Bird%20Net', '/products/search?query=Bird%20Net'],
  ['/account/Manage-Address', '/account/manage-address'],
  ['/Products/Unknown-Slug', '/products/Unknown-Slug'],
  ['/products/balcony-net', '/products/Balcony-Net'],
  ['/products/BALCONY-NET/?a=b', '/products/Balcony-Net?a=b'],
  ['/category/bird%20nets', '/category/Bird%20Nets'],
  ['/blogs/Why-Pigeons', '/blogs/why-pigeons'],
  ['/order-detail/U2FsdGVkX1%3D/', '/order-detail/U2FsdGVkX1%3D'],
])('corrects %s to %s', (url, expected) => {
  expect(redirectFor(url, known)).toBe(expected);
  expect(redirectFor(expected, known)).toBeUndefined();
});

it.each([
  '/',
  '/products?Sort=NAME',
  '/products/twin',
  '/products/TWIN',
  '/products/7',
  '/category/1',
  '/category/%42ird%20Nets',
  '/blogs/None',
])('keeps %s', (url) => {
  expect(redirectFor(url, known)).toBeUndefined();
});

it.each([
  ['', 'nothing'],
  ['/Nowhere/', 'no page'],
  ['/Index.html', 'a file'],
  ['//evil.example', 'a host'],
  ['//evil.example/Products', 'a host with a path'],
  ['/\\evil.example', 'a backslash'],
  ['/Products\\', 'a backslash at the end'],
  ['/Products?a=\\', 'a backslash in the query'],
  ['/products/%2F%2Fevil.example/', 'encoded slashes'],
  ['/products/%5Cevil/', 'an encoded backslash'],
  ['/Products?a=\r\nSet-Cookie:b', 'a line break'],
  ['/products/a%0D%0Ab/', 'an encoded line break'],
  ['/products/%00/', 'an encoded null'],
  ['/products/../', 'a step up'],
  ['/products/%2e%2e/', 'an encoded step up'],
  ['/Blogs/%E0%A4%A', 'a malformed escape'],
  ['/Blogs/%', 'half an escape'],
  ['/Category/नेट', 'letters that no header carries'],
  ['https://evil.example/Products', 'a whole address'],
])('does not repeat %j (%s) in a redirect', (url) => {
  expect(redirectFor(url, known)).toBeUndefined();
});

it('corrects only the static parts of the path when no names are known', () => {
  expect(redirectFor('/Category/bird%20nets')).toBe('/category/bird%20nets');
});

it.each([
  ['/', 'https://shop.example/'],
  ['/products?category=Bird%20Nets&max=900#grid', 'https://shop.example/products'],
  ['/products/search?query=net', 'https://shop.example/products/search'],
  ['/Category/Bird%20Nets/', 'https://shop.example/category/Bird%20Nets'],
  ['//evil.example', 'https://shop.example//evil.example'],
  ['/\\evil.example', 'https://shop.example//evil.example'],
  ['/blogs/%E0%A4%A', 'https://shop.example/blogs/%E0%A4%A'],
])('%s has the canonical URL %s', (path, expected) => {
  expect(canonicalUrl(path, 'https://shop.example')).toBe(expected);
});
