import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshSeconds, type Page, pageCache, retrySeconds, staleSeconds } from './page-cache.ts';

const roomy = 1024 * 1024;
let made: string[];
let status: Page['status'];
let bytes: number;

const make = async (address: string): Promise<Page> => {
  made.push(address);
  const text = `${address} ${made.length}`;
  return {
    status,
    html: Buffer.from(text.padEnd(bytes)),
    brotli: Buffer.from(text),
    gzip: Buffer.from(text),
    etag: `"${made.length}"`,
    policy: '',
    renderedAt: Date.now(),
    keepSeconds: status === 503 ? retrySeconds : freshSeconds,
  };
};

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  made = [];
  status = 200;
  bytes = 10;
});
afterEach(() => vi.useRealTimers());

it('renders a page once for concurrent requests', async () => {
  const cache = pageCache(roomy, make);
  const pages = await Promise.all([1, 2, 3].map(() => cache.get('/')));
  expect(new Set(pages).size).toBe(1);
  expect(made).toEqual(['/']);
});

it('sends a stale page while it is rendered again', async () => {
  const cache = pageCache(roomy, make);
  await cache.get('/');
  await passSeconds(freshSeconds + 1);
  expect((await cache.get('/')).etag).toBe('"1"');
  await passSeconds(0);
  expect((await cache.get('/')).etag).toBe('"2"');
});

it('renders all pages again after a change', async () => {
  const cache = pageCache(roomy, make);
  await cache.get('/');
  await passSeconds(1);
  cache.expire();
  expect((await cache.get('/')).etag).toBe('"2"');
  expect((await cache.get('/')).etag).toBe('"2"');
});

it('sends the last good page for a day while the API is down', async () => {
  const cache = pageCache(roomy, make);
  await cache.get('/');
  status = 503;
  await passSeconds(freshSeconds + 1);
  await cache.get('/');
  await passSeconds(retrySeconds + 1);
  expect((await cache.get('/')).status).toBe(200);
  await passSeconds(staleSeconds);
  expect((await cache.get('/')).status).toBe(503);
});

it('caches an error for seconds only, and sends the page as soon as it succeeds', async () => {
  const cache = pageCache(roomy, make);
  status = 503;
  expect((await cache.get('/')).status).toBe(503);
  await cache.get('/');
  expect(made).toHaveLength(1);
  status = 200;
  await passSeconds(retrySeconds + 1);
  await cache.get('/');
  await passSeconds(0);
  expect((await cache.get('/')).status).toBe(200);
});

it('evicts the least recently used page when the cache is full', async () => {
  bytes = 300_000;
  const cache = pageCache(roomy, make);
  for (const address of ['/a', '/b', '/a', '/c', '/d']) await cache.get(address);
  expect([cache.has('/a'), cache.has('/b'), cache.has('/d')]).toEqual([true, false, true]);
});
