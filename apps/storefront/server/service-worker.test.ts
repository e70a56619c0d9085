import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStorefront, type TestStorefront } from './testing/built-site.ts';

let shop: TestStorefront;
let without: TestStorefront;
beforeAll(async () => {
  shop = await startTestStorefront({
    API_URL: 'https://api.test/base',
    SITE_URL: 'https://shop.test',
  });
  without = await startTestStorefront({ SERVICE_WORKER: '0' });
});
afterAll(() => Promise.all([shop.close(), without.close()]));

const get = (url: string, at = shop) => at.app.inject({ url });

/** Reads the configuration that a page embeds. */
async function configurationOf(at: TestStorefront) {
  const { body } = await get('/about', at);
  const [, json = ''] = /id="shop-config">([^<]*)</.exec(body) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

/** Reads the data that the server writes before the worker's script. */
async function readWorkerData() {
  const { body } = await get('/sw.js');
  const [, json = ''] = /^self\.shop=(.*);$/m.exec(body) ?? [];
  return JSON.parse(json);
}

describe('the service worker', () => {
  it('is revalidated each time, and may call the same hosts as pages', async () => {
    const { statusCode, headers, body } = await get('/sw.js');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self' https://api.test");
    expect(body).toContain('worker();');
  });

  it('gets the URL of the API, the files to precache, and the shell', async () => {
    const { apiUrl, files, shell } = await readWorkerData();
    expect(apiUrl).toBe('https://api.test/base');
    expect(files).toContain('/assets/entry-1a2b.js');
    expect(files).toContain('/assets/text-1a2b.woff2');
    expect(files.join()).not.toMatch(/index\.html|pictures|\.br/);
    expect(shell.url).toBe('/service-worker/shell');
  });

  it('is no static file, which a proxy would send from disk', async () => {
    expect((await get('/service-worker.js')).statusCode).toBe(404);
  });

  it('is allowed by the policy of every page, which registers it', async () => {
    const policy = String((await get('/about')).headers['content-security-policy']);
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    expect(await configurationOf(shop)).toMatchObject({ hasServiceWorker: true });
  });
});

describe('the shell', () => {
  it('is a page without content, for any visitor and no search engine', async () => {
    const { statusCode, headers, body } = await get('/service-worker/shell');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('name="robots" content="noindex"');
    expect(body).toContain('shop-config');
    expect(body).not.toContain('served-page');
  });

  it('has a revision that is a hash of its text', async () => {
    const { shell } = await readWorkerData();
    const other = await startTestStorefront({ API_URL: 'https://other.test' });
    const text = (await get('/sw.js', other)).body;
    await other.close();
    expect(shell.revision).toMatch(/^[\w-]{22}$/);
    expect(text).not.toContain(shell.revision);
  });
});

describe('the disabled service worker', () => {
  it('is replaced at once by one that deletes all caches and unregisters itself', async () => {
    const { statusCode, headers, body } = await get('/sw.js', without);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    for (const words of ['skipWaiting()', 'caches.delete', 'registration.unregister()']) {
      expect(body).toContain(words);
    }
    expect(body).not.toContain('worker();');
    expect(body).not.toContain("'fetch'");
  });

  it('is not registered by pages, and has no shell', async () => {
    expect(await configurationOf(without)).toMatchObject({ hasServiceWorker: false });
    expect((await get('/service-worker/shell', without)).statusCode).toBe(404);
  });
});
