import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from './shop-test.ts';

// Caches and search engines get identical pages for all visitors, with correct statuses.

/** Sends a request without normalizing its path or its answer. */
function rawGet(url: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(url);
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const call = request({ hostname, port, path, headers, method }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece) => pieces.push(piece));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(pieces),
          }),
        );
      });
      call.on('error', reject).end();
    },
  );
}

test('shared caches may store a page, and revalidation sends it only after a change', {
  tag: '@journey',
}, async ({ shop }) => {
  const first = await rawGet(shop.url, '/about');
  // Browsers must not serve stale pages, so only proxies get `stale-while-revalidate`.
  expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
  expect(first.headers['cdn-cache-control']).toBe(
    'max-age=60, stale-while-revalidate=86400, stale-if-error=86400',
  );
  expect(first.headers['content-security-policy']).not.toContain('nonce');
  expect(first.headers['set-cookie']).toBeUndefined();
  const again = await rawGet(shop.url, '/about', { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('a session does not change a page', async ({ shop }) => {
  const open = await rawGet(shop.url, '/products');
  const known = await rawGet(shop.url, '/products', {
    authorization: 'Bearer x.y.z',
    cookie: 'token=x',
  });
  expect(known.headers.etag).toBe(open.headers.etag);
});

test('a page is sent as Brotli, gzip or uncompressed', async ({ shop }) => {
  const plain = await rawGet(shop.url, '/about');
  const brotli = await rawGet(shop.url, '/about', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  const gzip = await rawGet(shop.url, '/about', { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
});

for (const path of [
  '/index.html',
  '/foo.js',
  '/assets/gone-12345678.js',
  '/pictures/none.webp',
  '/%E0%A4%A',
  '/%',
  '/products/%C0%AF',
  '/products/no-such-product',
  '/blogs/no-such-article',
  '/category/Nothing',
  '/no/such/page',
  '/.vite/manifest.json',
  '/..%2f..%2fpackage.json',
]) {
  // Spec: decisions Routes
  test(`${path} answers 404 with the not-found page`, async ({ shop }) => {
    const { status, headers, body } = await rawGet(shop.url, path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const html = body.toString();
    expect(/[Nn]ot found|No products in this category/.exec(html)).not.toBeNull();
    expect(/<meta name="robots" content="noindex/.exec(html)).not.toBeNull();
  });
}

for (const [path, right] of [
  ['/About', '/about'],
  ['/about/', '/about'],
  ['/PRODUCTS//search/?query=X', '/products/search?query=X'],
  ['/category/bird%20nets', '/category/Bird%20Nets'],
  ['/order-history', '/orders'],
] as const) {
  // Spec: decisions Routes; decisions First round
  test(`${path} redirects to ${right}`, async ({ shop }) => {
    const { status, headers } = await rawGet(shop.url, path);
    expect([status, headers.location]).toEqual([301, right]);
  });
}

for (const path of [
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/about%0d%0aset-cookie:x',
]) {
  test(`${path} does not redirect`, async ({ shop }) => {
    const { status, headers } = await rawGet(shop.url, path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
  });
}

test('a form sent without JavaScript redirects to its page', async ({ shop }) => {
  const { status, headers } = await rawGet(shop.url, '/contact', {}, 'POST');
  expect([status, headers.location]).toEqual([303, '/contact']);
});
