import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashSource } from './built-site.ts';
import {
  injectedScript,
  inlineScript,
  startTestStorefront,
  type TestStorefront,
} from './testing/built-site.ts';

let shop: TestStorefront;
let picturesDir: string;
beforeAll(async () => {
  picturesDir = mkdtempSync(join(tmpdir(), 'parinda-pictures-'));
  shop = await startTestStorefront({ PICTURES_DIR: picturesDir });
});
afterAll(async () => {
  await shop.close();
  rmSync(picturesDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });

it('caches files with a hash in their name for a year, others for an hour', async () => {
  const { headers } = await get('/assets/entry-1a2b.css');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

it('sends precompressed files as they are, to clients that accept them', async () => {
  const brotli = await get('/assets/entry-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('compressed before');
  const gzip = await get('/assets/entry-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe('compressed before');
  expect(gzip.headers.vary).toBe('accept-encoding');
  const plain = await get('/assets/entry-1a2b.js');
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['start();', undefined]);
});

it('serves pictures that are imported after the start', async () => {
  const url = '/pictures/products/0123-640.webp';
  const missing = await get(url);
  expect([missing.statusCode, missing.headers['content-type']]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
  writeFileSync(join(picturesDir, '0123-640.webp'), 'picture');
  const { statusCode, body, headers } = await get(url);
  expect([statusCode, body]).toEqual([200, 'picture']);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-type': 'image/webp',
  });
  expect((await get('/pictures/products/..%2F..%2Fetc%2Fpasswd')).statusCode).toBe(404);
});

it('allows inline code by hash only, and forbids framing by other origins', async () => {
  const policy = String((await get('/about')).headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|nonce/);
  expect(policy).toContain(`script-src 'self' ${hashSource(inlineScript)};`);
  expect(policy).toMatch(/style-src 'self'( 'sha256-\S+')+;/);
  expect(policy).toContain(hashSource('p { color: red }'));
  expect(policy).toContain("frame-ancestors 'none'");
});

it('allows no inline script that is not in the template', async () => {
  for (const path of ['/about', '/checkout']) {
    const { body, headers } = await get(path);
    expect(body).toContain(`<script>${injectedScript}</script>`);
    expect(headers['content-security-policy']).toContain(hashSource(inlineScript));
    expect(headers['content-security-policy']).not.toContain(hashSource(injectedScript));
  }
});

it('sends purchase pages with their own policy', async () => {
  for (const path of ['/checkout', '/orders', '/order-detail/x']) {
    const policy = String((await get(path)).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hashSource(inlineScript)} https://`);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).not.toContain('trusted-types');
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

it('sends a page with its styles inline, and names its scripts once', async () => {
  const { body } = await get('/about');
  expect(body).toContain('<style>p { color: red }</style>');
  expect(body.match(/"\/assets\/entry-1a2b\.js"/g)).toHaveLength(1);
  expect(body).toMatch(/id="scripts">\["\/assets\/entry-1a2b\.js",.*"\/assets\/about/);
});

/** Returns all modules that a Node process has loaded after importing these files and running `then`. */
function loadedBy(files: string[], then = ''): string {
  const imports = files.map((file) => JSON.stringify(join(import.meta.dirname, file)));
  const script = `
    const { registerHooks } = await import('node:module');
    const names = [];
    registerHooks({ load(url, context, next) { names.push(url); return next(url, context); } });
    const [app, config] = await Promise.all([${imports.map((file) => `import(${file})`)}]);
    ${then}
    console.log(names.join('\\n'));
    process.exit();`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, API_URL: 'http://api.test', SITE_DIR: shop.siteDir },
  });
}

it('loads neither Vite nor other development code', () => {
  const development = /server\/development|node_modules\/vite\//;
  const sendPage = `
    const server = await app.buildStorefront(config.readConfig(process.env));
    await server.inject({ url: '/about' });`;
  const loaded = loadedBy(['app.ts', 'config.ts', 'start.ts'], sendPage);
  expect(loaded).toContain('server/entry-server.js');
  expect(loaded).not.toMatch(development);
  expect(loadedBy(['development/source-site.ts'])).toMatch(development);
});
