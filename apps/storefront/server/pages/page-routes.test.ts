import { gunzipSync } from 'node:zlib';
import { brand } from '@parinda/brand';
import { escapeHtml } from '@parinda/server-kit/escape-html';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Snapshot } from '../content-source.ts';
import { spellingsOf } from '../seo/canonical.ts';
import { startTestStorefront, type TestStorefront } from '../testing/built-site.ts';
import { siteContent } from '../testing/content.ts';
import type { Page } from './page-cache.ts';
import { onOwnHost, registerPages } from './page-routes.ts';

const keptPage: Page = {
  status: 200,
  html: Buffer.from('html'),
  brotli: Buffer.from('br'),
  gzip: Buffer.from('gzip'),
  etag: '"kept"',
  policy: '',
  renderedAt: 0,
  keepSeconds: 60,
};

let shop: TestStorefront;
beforeAll(async () => {
  shop = await startTestStorefront();
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });

it.each([
  ['/About', '/about'],
  ['/about/?a=b', '/about?a=b'],
  ['//about//', '/about'],
  ['/category/bird%20nets?max=5', '/category/Bird%20Nets?max=5'],
  ['/order-history', '/orders'],
])('redirects %s to %s permanently', async (url, location) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([301, location]);
});

it.each(['/nowhere', '/products/moon-dust', '/index.html', '/.vite/manifest.json', '/%E0%A4%A'])(
  'sends %s as a 404 that search engines do not index',
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).not.toContain('canonical');
  },
);

it.each([
  ['/nowhere', `Page not found | ${brand.name}`],
  ['/category/Kites', `Page not found | ${brand.name}`],
  ['/products/moon-dust', `Product not found | ${brand.name}`],
])('sends %s with a title and description of its own', async (url, title) => {
  const { body } = await get(url);
  expect(body).toContain(`<title>${escapeHtml(title)}</title>`);
  const { body: home } = await get('/');
  const description = /<meta name="description"[^>]*>/;
  expect(description.exec(body)?.[0]).not.toBe(description.exec(home)?.[0]);
});

it('sends 404 for a control character in the path', async () => {
  expect((await get('/products/%00')).statusCode).toBe(404);
});

it('renders a page once for all unknown query parameters', async () => {
  const bodies = [];
  for (let n = 0; n < 3; n++) bodies.push((await get(`/?nobody=${n}`)).body);
  expect(bodies[0]).toContain('<h1>/ for');
  expect(new Set(bodies).size).toBe(1);
});

it('sends both kept compressions of a cached page', async () => {
  const app = fastify();
  registerPages(app, {
    config: { siteUrl: 'https://shop.test', isProduction: false },
    snapshot: async () => ({ known: spellingsOf(siteContent) }) as Snapshot,
    cache: { get: async () => keptPage, has: () => true, expire: () => {} },
    secondsToRender: async () => 0,
    hint: () => {},
  });
  const sent = async (encoding: string) =>
    (await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })).body;
  expect([await sent('br'), await sent('gzip'), await sent('')]).toEqual(['br', 'gzip', 'html']);
});

it('compresses a page for gzip', async () => {
  const { headers, rawPayload } = await get('/about', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toBe((await get('/about')).body);
});

it('answers HEAD without a body, and a known ETag with 304', async () => {
  const { headers, body } = await get('/about');
  const head = await shop.app.inject({ method: 'HEAD', url: '/about' });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
  const known = await get('/about', { 'if-none-match': `"other", W/${headers.etag}` });
  expect([known.statusCode, known.body, body === '']).toEqual([304, '', false]);
});

it.each([
  ['/contact?subject=Nets', '/contact?subject=Nets'],
  ['//evil.example/a', '/evil.example/a'],
  ['///evil.example', '/evil.example'],
])('redirects a form that was posted to %s without script to %s', async (url, location) => {
  const { statusCode, headers } = await shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Asha',
  });
  expect([statusCode, headers.location]).toEqual([303, location]);
});

// Fastify's inject would read the backslash as a slash itself.
it.each([
  ['/\\evil.example', '/evil.example'],
  ['\\\\/evil.example', '/evil.example'],
  ['/cart?a=/\\b', '/cart?a=/\\b'],
])('redirects from %s to %s on its own host', (url, location) => {
  expect(onOwnHost(url)).toBe(location);
});
