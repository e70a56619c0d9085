import { rmSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildStorefront } from './app.ts';
import { readConfig } from './config.ts';
import { maxRendersPerClient } from './pages/render-limits.ts';
import type { RenderedPage } from './renderer.ts';
import type { socialPicture } from './seo/social-picture.ts';
import type { OpenSite } from './site.ts';
import { writeBuiltSite } from './testing/built-site.ts';
import { siteContent } from './testing/content.ts';

const drawPicture = vi.fn<typeof socialPicture>();

let app: FastifyInstance;
let siteDir: string;
let held: Promise<void>;
let release: () => void;
let rendering: number;
let maxRendering: number;

function hold() {
  held = new Promise((done) => {
    release = done;
  });
}

/** Renders a page when it is released. */
async function render(html: string): Promise<RenderedPage> {
  rendering += 1;
  maxRendering = Math.max(maxRendering, rendering);
  await held;
  rendering -= 1;
  const served = { renderedAt: 0, parts: [], answers: [] };
  return { html, outcome: 'found', isPartial: false, served } as unknown as RenderedPage;
}

const [product] = siteContent.products;
const products = Array.from({ length: 200 }, (_, n) => ({
  ...product!,
  slug: `net${n}`,
  title: `Net ${n}`,
  image: null,
}));
const readContent = vi.fn(
  async () => ({ ...structuredClone(siteContent), products, isWhole: true }) as never,
);

const slowFile = new PassThrough();

const openSite: OpenSite = async (server) => {
  server.get('/assets/slow.js', (_request, reply) => reply.send(slowFile));
  server.get('/assets/entry.js', async () => 'start();');
  return {
    load: async () => ({
      createServerRenderer: () => ({
        readContent,
        render,
      }),
    }),
    publicDir: siteDir,
    document: async ({ html }) => html,
    policyOf: () => '',
    hint: () => {},
  };
};

async function start(env: Record<string, string> = {}) {
  const config = { API_URL: 'http://api.test', SITE_DIR: siteDir, LOG_LEVEL: 'silent', ...env };
  app = await buildStorefront(readConfig(config), openSite, drawPicture);
}

beforeEach(() => {
  siteDir = writeBuiltSite();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hold();
  rendering = 0;
  maxRendering = 0;
});
afterEach(async () => {
  release();
  await app.close();
  rmSync(siteDir, { recursive: true });
  vi.useRealTimers();
});

const get = (url: string, remoteAddress = '127.0.0.1', headers: Record<string, string> = {}) =>
  app.inject({ url, remoteAddress, headers });
const picture = (n: number) => `/social/product/net${n}.jpg`;
const search = (n: number) => `/products?query=net${n}`;

it('answers health checks, files and cached pages while 200 slow pages are requested', async () => {
  await start();
  release();
  await get('/about');
  hold();
  const statuses: number[] = [];
  const answers = Array.from({ length: 200 }, async (_, n) => {
    const answer = await get(search(n));
    statuses.push(answer.statusCode);
    return answer;
  });
  await expect.poll(() => statuses.length).toBe(96);
  for (const url of ['/health/live', '/health/ready', '/assets/entry.js', '/about']) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  }
  expect((await get('/%E0%A4%A')).statusCode).toBe(503);
  // Only the pages above the queue have answers yet.
  expect(statuses).toEqual(Array(96).fill(503));
  release();
  const all = await Promise.all(answers);
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(104);
  expect(maxRendering).toBe(4);
  const shed = all.find(({ statusCode }) => statusCode === 503);
  expect(shed?.headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(shed?.body).toContain('<h1>We are busy</h1>');
});

it('limits the pages that are rendered for one client, not the others', async () => {
  await start();
  release();
  for (let n = 0; n < maxRendersPerClient; n++) {
    expect((await get(search(n), '8.8.4.4')).statusCode).toBe(200);
  }
  const limited = await get(search(1000), '8.8.4.4');
  expect(limited.statusCode).toBe(429);
  expect(limited.body).toContain('<h1>Too many requests</h1>');
  expect(limited.headers['cache-control']).toBe('no-store');
  const seconds = Number(limited.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(120);
  for (const url of [search(0), '/assets/entry.js', '/health/live', '/robots.txt']) {
    expect([url, (await get(url, '8.8.4.4')).statusCode]).toEqual([url, 200]);
  }
  expect((await get(search(1001), '8.8.8.8')).statusCode).toBe(200);
});

it('counts each visitor behind a trusted proxy', async () => {
  await start({ TRUST_PROXY: '1' });
  release();
  const visit = (n: number, client: string) =>
    get(search(n), '127.0.0.1', { 'x-forwarded-for': client });
  for (let n = 0; n < maxRendersPerClient; n++) await visit(n, '8.8.4.4');
  expect((await visit(1000, '8.8.4.4')).statusCode).toBe(429);
  expect((await visit(1001, '8.8.8.8')).statusCode).toBe(200);
});

it('has no limit for a private address without TRUST_PROXY, which may be a proxy', async () => {
  await start();
  release();
  for (let n = 0; n < maxRendersPerClient; n++) await get(search(n), '172.17.0.1');
  expect((await get(search(1000), '172.17.0.1')).statusCode).toBe(200);
});

it('answers a page that waits too long for its turn with 503, and does not render it', async () => {
  await start();
  const answers = Array.from({ length: 5 }, (_, n) => get(search(n)));
  await expect.poll(() => rendering).toBe(4);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(2000);
  release();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 503]);
  expect(maxRendering).toBe(4);
});

it.each([search(1), '/order-detail/%E0%A4%A'])(
  'answers %s with 503 in production when it takes too long',
  async (url) => {
    await start({ NODE_ENV: 'production', SITE_URL: 'https://shop.test' });
    const answer = get(url);
    await expect.poll(() => rendering).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    const { statusCode, headers, body } = await answer;
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toContain('<h1>We are busy</h1>');
  },
);

it.each(['/about', '/%E0%A4%A'])('does not call an error of %s overload', async (url) => {
  await start();
  readContent.mockRejectedValueOnce(new Error('No content'));
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['retry-after']]).toEqual([500, undefined]);
});

describe('social pictures', () => {
  let drawing: number;
  let maxDrawing: number;
  let releasePictures: () => void;
  beforeEach(() => {
    drawing = 0;
    maxDrawing = 0;
    const heldPictures = new Promise<void>((done) => {
      releasePictures = done;
    });
    drawPicture.mockImplementation(async () => {
      drawing += 1;
      maxDrawing = Math.max(maxDrawing, drawing);
      await heldPictures;
      drawing -= 1;
      return Buffer.from('jpeg');
    });
  });
  afterEach(() => releasePictures());

  it('keep no page, file or health check waiting while 200 are requested', async () => {
    await start();
    release();
    const shed: Awaited<ReturnType<typeof get>>[] = [];
    const answers = products.map(async (_, n) => {
      const answer = await get(picture(n));
      if (answer.statusCode !== 200) shed.push(answer);
      return answer.statusCode;
    });
    await expect.poll(() => shed.length).toBe(98);
    for (const url of ['/health/live', '/health/ready', '/assets/entry.js', '/about']) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    }
    expect([shed[0]?.statusCode, shed[0]?.headers['retry-after']]).toEqual([503, '5']);
    releasePictures();
    const statuses = await Promise.all(answers);
    expect(statuses.filter((status) => status === 200)).toHaveLength(102);
    expect(shed).toHaveLength(98);
    expect(maxDrawing).toBe(2);
    expect((await get(picture(199))).statusCode).toBe(200);
  });

  it('are not drawn when they wait too long for their turn', async () => {
    await start();
    const answers = [0, 1, 2].map((n) => get(picture(n)));
    await expect.poll(() => drawing).toBe(2);
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(2000);
    releasePictures();
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 503,
    ]);
    expect(drawPicture).toHaveBeenCalledTimes(2);
  });

  it('count as pages for the limit of a client, except cached ones', async () => {
    await start();
    release();
    releasePictures();
    await get(search(0), '8.8.4.4');
    for (let n = 1; n < maxRendersPerClient; n++) {
      expect((await get(picture(n), '8.8.4.4')).statusCode).toBe(200);
    }
    const limited = await get(picture(0), '8.8.4.4');
    expect([limited.statusCode, Number(limited.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await get(search(1), '8.8.4.4')).statusCode).toBe(429);
    expect((await get(picture(1), '8.8.4.4')).statusCode).toBe(200);
    expect((await get(picture(0), '8.8.8.8')).statusCode).toBe(200);
  });
});

it('sends a file for as long as a slow client reads it', async () => {
  await start({ NODE_ENV: 'production', SITE_URL: 'https://shop.test' });
  const answer = get('/assets/slow.js');
  slowFile.write('first, ');
  await expect.poll(() => slowFile.readableFlowing).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  slowFile.end('last');
  expect((await answer).body).toBe('first, last');
});
