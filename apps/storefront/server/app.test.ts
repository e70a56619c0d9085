import { brand } from '@parinda/brand';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import site from '../src/shared/seo/seo.json' with { type: 'json' };
import { startTestStorefront, type TestStorefront } from './testing/built-site.ts';
import { siteContent } from './testing/content.ts';

const hostile = '</script><script>alert("1")</script><!-- $& \u2028';
const [product] = siteContent.products;
const content = { products: [{ ...product!, slug: 'net', title: hostile }] };

let shop: TestStorefront;
beforeAll(async () => {
  shop = await startTestStorefront({ ORDER_ID_SECRET: hostile }, content);
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: 'shop.example:8080', ...headers } });

async function documentAt(url: string, headers?: Record<string, string>) {
  const { document } = new JSDOM((await get(url, headers)).body).window;
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name);
  return {
    document,
    titles: [...document.querySelectorAll('title')].map(({ textContent }) => textContent),
    canonical: attribute('link[rel=canonical]', 'href'),
    image: attribute('meta[property="og:image"]', 'content'),
    robots: attribute('meta[name=robots]', 'content'),
    root: document.querySelector('#root')?.textContent,
  };
}

describe('the head of a page', () => {
  it.each([
    ['/', site['/'].title],
    ['/about', site['/about'].title],
    ['/about?a=b', site['/about'].title],
    ['/cart', site['/cart'].title],
    ['/category/Bird%20Nets', `Bird Nets | ${brand.name}`],
    ['/products/net', `${hostile} | ${brand.name}`],
  ])('%s has its own title, once', async (url, title) => {
    expect((await documentAt(url)).titles).toEqual([title]);
  });

  it('contains absolute URLs with the requested host', async () => {
    const { canonical, image } = await documentAt('/products/net?utm_source=a');
    expect(canonical).toBe('http://shop.example:8080/products/net');
    expect(image).toBe('http://shop.example:8080/social/product/net.jpg');
  });

  it.each(['"><script>', 'a b', 'evil.example/path'])(
    'ignores the invalid Host header %s',
    async (host) => {
      expect((await documentAt('/about', { host })).canonical).toBe('http://localhost/about');
    },
  );

  it('escapes text', async () => {
    const { document, root } = await documentAt('/products/net');
    expect(root).toMatch(/^\/products\/net for \$& \d+$/);
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.filter(({ textContent }) => /^alert/.test(textContent ?? ''))).toEqual([]);
    expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).toContain(
      hostile,
    );
  });

  it('escapes the configuration, which cannot end its block', async () => {
    const { document } = await documentAt('/');
    expect(JSON.parse(document.querySelector('#shop-config')?.textContent ?? '')).toEqual({
      apiBaseUrl: 'http://api.test',
      pincodeBaseUrl: 'http://api.test',
      checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      imageOrigins: ['http://api.test'],
      reportUrl: '',
      keepsProfileAfterLogout: true,
      orderIdSecret: hostile,
      hasServiceWorker: true,
    });
  });
});

it('renders a page once for concurrent requests', async () => {
  const hosts = Array.from({ length: 5 }, () => get('/blogs', { host: 'busy.example' }));
  const bodies = (await Promise.all(hosts)).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain('/blogs for $&');
});

it('sends Retry-After and embeds no data when the API is down', async () => {
  const { statusCode, headers, body } = await get('/gallery');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(body).not.toContain('served-page');
});

it('sends the bare shell for a page that fails to render, and logs the error', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { statusCode, headers } = await get('/faqs');
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
  const lines = log.mock.calls.map(([line]) => String(line)).join('');
  expect(lines).toContain('/faqs could not be rendered');
  expect(lines).toContain('These questions have no answer');
  const { root, document } = await documentAt('/faqs');
  expect(root).toBe('');
  expect(document.getElementById('scripts')?.textContent).toContain('/assets/entry-1a2b.js');
});
