import { expect, it } from 'vitest';
import { pageAddress, withoutLongValues } from './page-address.ts';

it.each([
  ['/products', 'products', 'utm_source=x&sort=name&max=500', '/products?max=500&sort=name'],
  ['/products', 'products', 'material=b&material=a', '/products?material=a&material=b'],
  ['/products/search', 'search', 'query=%3Cb%3E', '/products/search?query=%3Cb%3E'],
  ['/category/Bird%20Nets', 'category', 'sort=name&max=5', '/category/Bird%20Nets?sort=name'],
  ['/about', 'about', 'fbclid=1', '/about'],
  ['/contact', 'contact', 'subject=Nets', '/contact?subject=Nets'],
] as const)(
  '%s with %s has one cache key for all equivalent queries',
  (path, name, query, address) => {
    expect(pageAddress(path, name, new URLSearchParams(query))).toBe(address);
  },
);

it('drops overlong values of known parameters only', () => {
  const long = 'x'.repeat(1001);
  const query = new URLSearchParams({ query: long, sort: 'name', utm: long });
  expect(String(withoutLongValues('search', query))).toBe(`sort=name&utm=${long}`);
  const short = new URLSearchParams({ query: 'x'.repeat(1000), utm: long });
  expect(withoutLongValues('search', short)).toBeUndefined();
  expect(withoutLongValues(undefined, query)).toBeUndefined();
  expect(String(withoutLongValues('modal', new URLSearchParams({ slug: 'x'.repeat(201) })))).toBe(
    '',
  );
});
