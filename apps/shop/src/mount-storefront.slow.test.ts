import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, startServer } from '@parinda/api/server';
import { buildStorefront } from '@parinda/storefront/server/app';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { mountStorefront } from './mount-storefront.ts';

/** Replaces the storefront, which is not built here: each page shows its config. */
vi.mock('@parinda/storefront/server/app', () => ({
  buildStorefront: vi.fn<typeof buildStorefront>(async (config) => {
    const app = fastify();
    app.get('/*', async ({ url }, reply) => {
      const answer = await fetch(`${config.apiInternalUrl}/api/user/products/`);
      const products = ((await answer.json()) as unknown[]).length;
      const { apiUrl, pincodeUrl, checkoutScriptUrl, orderIdSecret, siteUrl } = config;
      const settings = { apiUrl, pincodeUrl, checkoutScriptUrl, orderIdSecret, siteUrl };
      return reply.type('text/html').send(JSON.stringify({ url, products, settings }));
    });
    return app;
  }),
}));

let siteDir: string;
let dataDir: string;
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'parinda-built-'));
  mkdirSync(join(siteDir, 'server'));
  writeFileSync(join(siteDir, 'server/entry-server.js'), '');
  dataDir = mkdtempSync(join(tmpdir(), 'parinda-shop-'));
});
afterAll(() => {
  rmSync(siteDir, { recursive: true });
  rmSync(dataDir, { recursive: true });
});

function start(more: Record<string, string> = {}): Promise<Server> {
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, SITE_DIR: siteDir, ...more });
  return startServer(config, mountStorefront(config));
}

async function pageAt(address: string) {
  const page = await (await fetch(address)).text();
  return JSON.parse(page) as { url: string; products: number; settings: Record<string, string> };
}

describe('storefront and API on a free port', () => {
  let shop: Server;
  beforeAll(async () => {
    shop = await start();
  });
  afterAll(() => shop.close());
  const get = (path: string) => fetch(shop.url + path, { redirect: 'manual' });

  it('serves pages with data of its own API', async () => {
    const products = (await (await get('/api/user/products/')).json()) as unknown[];
    expect(products.length).toBeGreaterThan(10);
    expect(await pageAt(`${shop.url}/products?max=500`)).toMatchObject({
      url: '/products?max=500',
      products: products.length,
    });
  });

  it.each([
    ['/', 200, 'text/html'],
    ['/apis', 200, 'text/html'],
    ['/nothing', 200, 'text/html'],
    ['/seo-json/seo.json', 200, 'text/html'],
    ['/api/user/blogs/', 200, 'application/json'],
    ['/api/nothing', 404, 'application/json'],
    ['/admin/orders/1/deliver', 404, 'application/json'],
    ['/pincode/570001', 200, 'application/json'],
    ['/sandbox/outbox', 200, 'text/html'],
  ])('responds to %s with %i', async (path, status, type) => {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers.get('content-type')).toContain(type);
  });

  it('configures pages for its own origin and the payment sandbox', async () => {
    expect((await pageAt(`${shop.url}/`)).settings).toEqual({
      apiUrl: '',
      pincodeUrl: '',
      checkoutScriptUrl: '/sandbox/checkout.js',
      orderIdSecret: 'parinda',
    });
  });
});

it('passes the settings for browsers to pages, but uses its own API on the server', async () => {
  const shop = await start({
    HOST: '0.0.0.0',
    API_URL: 'https://api.shop.example/',
    PINCODE_URL: 'https://post.example',
    CHECKOUT_SCRIPT_URL: 'https://pay.example/widget.js',
    ORDER_ID_SECRET: 'other',
    SITE_URL: 'https://shop.example',
  });
  const { settings, products } = await pageAt(`${shop.url}/`);
  await shop.close();
  expect(products).toBeGreaterThan(10);
  expect(settings).toEqual({
    apiUrl: 'https://api.shop.example',
    pincodeUrl: 'https://post.example',
    checkoutScriptUrl: 'https://pay.example/widget.js',
    orderIdSecret: 'other',
    siteUrl: 'https://shop.example',
  });
});

it('sends security headers before the storefront is ready', () => {
  const writeHead = vi.fn().mockReturnThis();
  const response = { writeHead, end: vi.fn() } as unknown as ServerResponse;
  mountStorefront(readConfig({ SITE_DIR: siteDir })).answer(
    {} as IncomingMessage,
    response as never,
  );
  expect(writeHead).toHaveBeenCalledWith(
    503,
    expect.objectContaining({ 'x-content-type-options': 'nosniff', 'retry-after': '1' }),
  );
});

it('reports an unbuilt storefront in one line before it opens anything', () => {
  const env = { SITE_DIR: dataDir };
  expect(() => readConfig(env)).toThrow(
    `The storefront is not built: ${dataDir} lacks it. Run \`pnpm build\`.`,
  );
});

it('reports the errors of both servers at once, each once', () => {
  const env = { NODE_ENV: 'production', SITE_DIR: siteDir, PORT: 'abc' };
  expect(() => readConfig(env)).toThrow(
    /^PORT=abc .*\nJWT_SECRET is missing.*\nSITE_URL is missing.*$/,
  );
});

it('releases the data folder when the storefront fails to start', async () => {
  vi.mocked(buildStorefront).mockRejectedValueOnce(new Error('half a build'));
  await expect(start()).rejects.toThrow('half a build');
  expect(readdirSync(dataDir)).not.toContain('server.lock');
});

it('responds to requests that arrived before it stops', async () => {
  const shop = await start();
  const paths = ['/products', '/api/user/products/?own'];
  const arrived = new Set<string | undefined>();
  const onRequest = (message: unknown) => {
    arrived.add((message as { request: IncomingMessage }).request.url);
  };
  subscribe('http.server.request.start', onRequest);
  const answers = paths.map((path) => fetch(shop.url + path));
  // The page requests products from the API.
  const awaited = [...paths, '/api/user/products/'];
  await expect.poll(() => awaited.every((path) => arrived.has(path)), { interval: 1 }).toBe(true);
  unsubscribe('http.server.request.start', onRequest);
  await shop.close();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  await expect(fetch(shop.url)).rejects.toThrow();
});
