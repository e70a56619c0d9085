import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStorefront, type TestStorefront } from './testing/built-site.ts';
import { siteContent } from './testing/content.ts';

/** Requests that the hosts received. */
const asked = { allowed: [] as string[], other: [] as string[], megabytes: 0 };
const servers: Server[] = [];
let shop: TestStorefront;
let red: Buffer;

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const size = { width: 600, height: 600, channels: 3, background: '#ff0000' } as const;
  red = await sharp({ create: size }).png().toBuffer();
  const other = await listen(({ url = '' }, response) => {
    asked.other.push(url);
    response.end(red);
  });
  const allowed = await listen(({ url = '' }, response) => {
    asked.allowed.push(url);
    if (url === '/moved.png') response.writeHead(302, { location: `${other}/secret.png` }).end();
    else if (url === '/endless.png') {
      const more = () => {
        if (response.destroyed) return;
        asked.megabytes += 1;
        response.write(Buffer.alloc(1024 * 1024), more);
      };
      response.write(red);
      more();
    } else response.end(red);
  });
  const images: Record<string, string | null> = {
    none: null,
    own: '/pictures/red.png',
    api: `${allowed}/red.png`,
    moved: `${allowed}/moved.png`,
    endless: `${allowed}/endless.png`,
    foreign: `${other}/red.png`,
    file: `file://${'/'}etc/hostname`,
    above: '/pictures/../red.png',
    escaped: '/pictures/%2e%2e%2fred.png',
    malformed: '/pictures/%E0%A4%A',
    beside: '/red.png',
    ['n'.repeat(200)]: null,
  };
  const [product] = siteContent.products;
  const products = Object.entries(images).map(([slug, image], id) => ({
    ...product!,
    id,
    slug,
    title: 'One title for all',
    image,
  }));
  shop = await startTestStorefront({ API_URL: allowed }, { products });
  mkdirSync(join(shop.siteDir, 'client/pictures'));
  writeFileSync(join(shop.siteDir, 'client/pictures/red.png'), red);
  writeFileSync(join(shop.siteDir, 'client/red.png'), red);
});
afterAll(async () => {
  await shop.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Whether the image of a product contains the red image. */
async function showsPicture(slug: string): Promise<boolean> {
  const { statusCode, headers, rawPayload } = await shop.app.inject({
    url: `/social/product/${slug}.jpg`,
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { data } = await sharp(rawPayload)
    .extract({ left: 1000, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0] = data;
  return r > 200 && g < 60;
}

it.each(['own', 'api'])('shows an image of the %s host', async (slug) => {
  expect(await showsPicture(slug)).toBe(true);
});

it.each(['none', 'foreign', 'file', 'above', 'escaped', 'malformed', 'beside'])(
  'draws text only for an image that is %s',
  async (slug) => {
    expect(await showsPicture(slug)).toBe(false);
    expect(asked.other).toEqual([]);
  },
);

it('draws a product with the longest name', async () => {
  expect(await showsPicture('n'.repeat(200))).toBe(false);
});

it('follows no redirect of an allowed host', async () => {
  expect(await showsPicture('moved')).toBe(false);
  expect(asked.allowed).toContain('/moved.png');
  expect(asked.other).toEqual([]);
});

it('stops reading an oversized image without a Content-Length', async () => {
  expect(await showsPicture('endless')).toBe(false);
  expect(asked.megabytes).toBeGreaterThan(5);
  expect(asked.megabytes).toBeLessThan(30);
});

it.each(['product/moon-dust.jpg', 'product/own.png', 'gallery/own.jpg', 'article/own.jpg'])(
  'has no image %s',
  async (path) => {
    expect((await shop.app.inject({ url: `/social/${path}` })).statusCode).toBe(404);
  },
);
