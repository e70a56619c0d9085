import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStorefront, type TestStorefront } from './testing/built-site.ts';

let shop: TestStorefront;
beforeAll(async () => {
  shop = await startTestStorefront({ SITE_URL: 'https://shop.test' });
});
afterAll(() => shop.close());

const get = (url: string, encoding?: string) =>
  shop.app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

describe.each(['/sw.js', '/sitemap.xml', '/seo-json/seo.json'])('%s', (url) => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed with %s', async (encoding, decompress) => {
    const { headers, rawPayload } = await get(url, encoding);
    const plain = await get(url);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    expect(decompress(rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });
});

it('compresses a page once', async () => {
  const { rawPayload } = await get('/about', 'br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<!doctype html>');
});
