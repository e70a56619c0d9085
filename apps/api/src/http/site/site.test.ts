import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let folder: string;
let test: TestShop;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parinda-site-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'seo-json'));
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const script = '<script type="module">start()</script>';
  write(
    'index.html',
    `<!doctype html><html><head><title>x</title></head><body>${script}</body></html>`,
  );
  write('assets/main-1a2b.js', `export const text = '${'a'.repeat(3000)}';`);
  write('assets/main-1a2b.css', 'a {}');
  writeFileSync(join(folder, 'assets/main-1a2b.css.br'), brotliCompressSync('compressed before'));
  const own = ['/', '/about', '/cart', '/category/:categoryName'].map((path) => [path, []]);
  const product = { '/products/:slug': ['/assets/p.js', '/api/user/products/:slug/'] };
  write('pages.json', JSON.stringify({ ...Object.fromEntries(own), ...product }));
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const page = (title: string) => ({
    title,
    description: 'd',
    canonical_url: '/',
    og_image: '/card.jpg',
    twitter_card: 's',
  });
  write('seo-json/seo.json', JSON.stringify({ '/': page('Home'), '/about': page('About us') }));
  test = await startTestShop({ SITE_DIR: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers = {}) => test.app.inject({ method: 'GET', url, headers });

it('serves every page with a head of its own', async () => {
  const { body: products } = await test.call('GET', '/api/user/products/');
  const titleOf = async (url: string) => /<title>(.*?)<\/title>/.exec((await get(url)).body)?.[1];
  expect(await titleOf('/')).toBe('Home');
  expect(await titleOf('/about?a=b')).toBe('About us');
  expect(await titleOf('/about/')).toBe('About us');
  expect(await titleOf('/cart')).toBe('Home');
  expect(await titleOf(`/products/${products[0].slug}`)).toContain(products[0].title);
  expect(await titleOf('/category/Bird%20Nets')).toBe('Bird Nets | Parinda');
});

it('names in the head what the page will ask for', async () => {
  const { body: products } = await test.call('GET', '/api/user/products/');
  const preloads = async (url: string) =>
    [...(await get(url)).body.matchAll(/preload.* href="(.*?)"/g)].map(([, href]) => href);
  const { slug } = products[0];
  expect(await preloads(`/products/${slug}`)).toEqual([
    '/assets/p.js',
    `/api/user/products/${slug}/`,
  ]);
  expect(await preloads('/products/moon-dust')).toEqual([]);
  expect(await preloads('/about')).toEqual([]);
  expect((await get('/pages.json')).statusCode).toBe(404);
});

it('answers unknown pages, products and articles 404, with the page that says so', async () => {
  for (const url of ['/nowhere', '/products/moon-dust', '/blogs/none', '/category/Kites']) {
    const { statusCode, headers, body } = await get(url);
    expect([url, statusCode]).toEqual([url, 404]);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('noindex');
  }
});

it.each(['/assets/gone.js', '/pictures/gone.svg', '/gone.txt', '/api/gone', '/sandbox/gone'])(
  'sends no page for the missing %s',
  async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  },
);

it('keeps hashed files for ever, pages not at all', async () => {
  const asset = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

it('sends what the build has compressed already', async () => {
  const { headers, rawPayload } = await get('/assets/main-1a2b.css', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe('compressed before');
  expect((await get('/assets/main-1a2b.css')).body).toBe('a {}');
});

it('allows the scripts that stand in the page by their hash, and no other', async () => {
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']);
  // printf 'start()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain(
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';",
  );
  expect(policy).toContain("frame-ancestors 'none'");
});

it('names its own host in links, but repeats no nonsense from the Host header', async () => {
  const canonical = async (host: string) =>
    /canonical" href="([^"]*)"/.exec((await get('/about', { host })).body)?.[1];
  expect(await canonical('shop.example:8080')).toBe('http://shop.example:8080/');
  expect(await canonical('"><script>')).toBe('http://localhost/');
});

it('serves the metadata of the site together with that of the catalogue', async () => {
  const { body } = await test.call('GET', '/seo-json/seo.json');
  expect(body['/about'].title).toBe('About us');
  expect(body['/category/1'].title).toBe('Bird Spikes | Parinda');
});
