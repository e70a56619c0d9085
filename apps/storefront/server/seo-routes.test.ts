import { brand } from '@parinda/brand';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStorefront, type TestStorefront } from './testing/built-site.ts';

let shop: TestStorefront;
beforeAll(async () => {
  shop = await startTestStorefront({ SITE_URL: 'https://shop.example/' });
});
afterAll(() => shop.close());

it.each([
  ['/robots.txt', 'text/plain; charset=utf-8', 'https://shop.example/sitemap.xml'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'https://shop.example/about'],
  [
    '/manifest.webmanifest',
    'application/manifest+json; charset=utf-8',
    `"short_name":${JSON.stringify(brand.name)}`,
  ],
  ['/seo-json/seo.json', 'application/json; charset=utf-8', '"/category/Bird%20Nets"'],
])('sends %s as %s with caching', async (url, type, part) => {
  const { statusCode, headers, body } = await shop.app.inject({ url });
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
  expect(body).toContain(part);
});

it('forbids caching of incomplete metadata', async () => {
  const partial = await startTestStorefront({ API_URL: 'http://partial.test' });
  const { statusCode, headers } = await partial.app.inject({ url: '/seo-json/seo.json' });
  await partial.close();
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
});

it('has no numbered sitemap when one file is enough', async () => {
  expect((await shop.app.inject({ url: '/sitemap-1.xml' })).statusCode).toBe(404);
});

it('sends no sitemap while a list is missing, as search engines would drop its pages', async () => {
  const partial = await startTestStorefront({ API_URL: 'http://partial.test' });
  const { statusCode, headers, body } = await partial.app.inject({ url: '/sitemap.xml' });
  await partial.close();
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '60', '']);
});
