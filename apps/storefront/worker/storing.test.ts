import { describe, expect, it } from 'vitest';
import { guardedPaths, paths } from '../src/shared/routing/paths.ts';
import { pageMark } from '../src/shared/routing/publicReads.ts';
import { type Asked, kindOf, mayStore } from './storing.ts';

const places = { origin: 'https://shop.example', apiUrl: 'https://api.example/base' };

const asked = (path: string, more: Partial<Asked> = {}): Asked => ({
  url: new URL(path, places.origin).href,
  method: 'GET',
  mode: 'cors',
  destination: '',
  cache: 'default',
  headers: new Headers(),
  ...more,
});
const opened = (path: string) => asked(path, { mode: 'navigate', destination: 'document' });
const kind = (request: Asked) => kindOf(request, places);

describe('kindOf', () => {
  it.each([
    ['a page', opened('/products/net?quantity=2'), 'page'],
    ['a page that it never stores', opened('/orders'), 'page'],
    ['a script of the build', asked('/assets/entry-1a2b.js'), 'asset'],
    ['a picture', asked('/pictures/a.avif', { destination: 'image', mode: 'no-cors' }), 'picture'],
    ['the list of products', asked('https://api.example/base/api/user/products/'), 'answer'],
    ['one product', asked('https://api.example/base/api/user/products/net/'), 'answer'],
    ['categories', asked('https://api.example/base/api/user/uploadCategory/'), 'answer'],
    ['reviews', asked('https://api.example/base/api/user/reviews/?productId=4'), 'answer'],
    ['page metadata', asked('/seo-json/seo.json'), 'answer'],
  ])('classifies %s', (_what, request, expected) => {
    expect(kind(request)).toBe(expected);
  });

  it.each([
    ['a page without a route', opened('/sandbox/outbox')],
    ["another host's page", opened('https://pay.example/')],
    ["another host's script", asked('https://pay.example/assets/a.js')],
    ["another host's picture", asked('https://pay.example/a.png', { destination: 'image' })],
    ['a page that a script fetches', asked('/about')],
    ['a no-store request', asked('/assets/a.js', { cache: 'no-store' })],
    ['orders', asked('https://api.example/base/api/user/orders/')],
    ['an address', asked('https://api.example/base/api/user/addresses/4/')],
    ['the lookup of a pincode', asked('/pincode/570001')],
    ['the catalog of another API', asked('https://other.example/base/api/user/products/')],
    ['the worker itself', asked('/sw.js')],
  ])('ignores %s', (_what, request) => {
    expect(kind(request)).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('ignores %s requests', (method) => {
    expect(kind(asked('https://api.example/base/api/user/products/', { method }))).toBeUndefined();
    expect(kind({ ...opened('/contact'), method })).toBeUndefined();
  });

  it('ignores requests that carry a session', () => {
    const headers = new Headers({ Authorization: 'Bearer token' });
    const url = 'https://api.example/base/api/user/products/';
    expect(kind(asked(url, { headers }))).toBeUndefined();
    expect(kind({ ...opened('/products'), headers })).toBeUndefined();
  });

  it('classifies the catalog of an API on the same origin', () => {
    const own = { ...places, apiUrl: '' };
    expect(kindOf(asked('/api/user/blogs/'), own)).toBe('answer');
    expect(kindOf(asked('/api/user/profile/'), own)).toBeUndefined();
  });
});

const html = { 'content-type': 'text/html; charset=utf-8', [pageMark]: '1' };

const answer = (more: Partial<Response> = {}, headers: Record<string, string> = html) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers({ ...html, ...headers }),
  ...more,
});
const about = `${places.origin}/about`;

describe('mayStore', () => {
  // Spec: 1 §2 Shell
  it('accepts a public page as the server sends it', () => {
    const caching = { 'cache-control': 'public, max-age=0, s-maxage=60' };
    expect(mayStore('page', about, answer({}, caching))).toBe(true);
  });

  it.each([
    ...guardedPaths.map((name) => paths[name].replace(/:\w+/g, '1')),
    '/signup',
    '/Signup/',
    '/signup?from=/cart',
    '/order-history',
  ])('rejects the page %s', (path) => {
    expect(mayStore('page', places.origin + path, answer())).toBe(false);
  });

  it.each([
    ['not found', answer({ status: 404 })],
    ['an error', answer({ status: 503 })],
    ['partial', answer({ status: 206 })],
    ['opaque', answer({ status: 0, type: 'opaque' })],
    ['a redirect', answer({ status: 0, type: 'opaqueredirect' })],
    ['redirected', answer({ redirected: true })],
    ['private', answer({}, { 'cache-control': 'Private, max-age=60' })],
    ['no-store', answer({}, { 'cache-control': 'no-store' })],
    ['with a cookie', answer({}, { 'set-cookie': 'a=b' })],
    ['of another type', answer({}, { 'content-type': 'application/json' })],
  ])('rejects a response that is %s', (_what, response) => {
    expect(mayStore('page', about, response)).toBe(false);
  });

  it("rejects a page without the storefront's mark, such as a captive portal's login", () => {
    const headers = new Headers(html);
    headers.delete(pageMark);
    expect(mayStore('page', about, answer({ headers }))).toBe(false);
  });

  it('accepts JSON of the catalog, and rejects HTML from a proxy or captive portal', () => {
    const products = 'https://api.example/base/api/user/products/';
    const json = { 'content-type': 'application/json', 'cache-control': 'no-cache' };
    expect(mayStore('answer', products, answer({ type: 'cors' }, json))).toBe(true);
    expect(mayStore('answer', products, answer({ type: 'cors' }))).toBe(false);
    expect(mayStore('asset', `${places.origin}/assets/a.js`, answer())).toBe(false);
    expect(mayStore('picture', `${places.origin}/pictures/a.avif`, answer())).toBe(false);
  });
});
