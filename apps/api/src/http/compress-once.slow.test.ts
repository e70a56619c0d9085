import { brotliDecompressSync } from 'node:zlib';
import compress from '@fastify/compress';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compressOnce } from './compress-once.ts';

const compressions = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  const brotliCompress = (...all: [never, never]) => {
    compressions.count += 1;
    zlib.brotliCompress(...all);
  };
  return { ...zlib, brotliCompress };
});

let app: Awaited<ReturnType<typeof start>>;
let list = { etag: '"1"', text: '' };
beforeEach(async () => {
  compressions.count = 0;
  list = { etag: '"1"', text: 'spikes '.repeat(500) };
  app = await start();
});
afterEach(() => app.close());

async function start() {
  const server = fastify();
  compressOnce(server, {});
  await server.register(compress, { threshold: 1024 });
  server.get('/list', (_request, reply) => {
    return reply.headers({ etag: list.etag, vary: 'origin' }).send(list.text);
  });
  server.get('/other', () => 'nets '.repeat(500));
  return server;
}

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

it('compresses a response with an ETag once for all requests', async () => {
  for (const answer of await Promise.all([1, 2, 3].map(() => get('/list', 'gzip, br')))) {
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(answer.rawPayload.length),
      vary: 'origin, accept-encoding',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(list.text);
  }
  expect(compressions.count).toBe(1);
});

it('compresses a changed response again', async () => {
  await get('/list', 'br');
  list = { etag: '"2"', text: 'nets '.repeat(500) };
  const { rawPayload } = await get('/list', 'br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(list.text);
  expect(compressions.count).toBe(2);
});

it.each([
  ['/list', undefined, undefined],
  ['/list', 'gzip', 'gzip'],
  ['/list', 'br;q=0', undefined],
  ['/other', 'br', 'br'],
])('does not compress %s for a client that accepts %s', async (url, accepted, encoding) => {
  expect((await get(url, accepted)).headers['content-encoding']).toBe(encoding);
  expect(compressions.count).toBe(0);
});
