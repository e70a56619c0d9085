import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

const compressBrotli = promisify(brotliCompress);

/**
 * Compresses a response with an ETag once and reuses it, the newest one of each URL. Register it
 * before @fastify/compress.
 */
export function compressOnce(app: FastifyInstance, options: BrotliOptions): void {
  const encodings = new Negotiator({ supportedValues: ['br'] });
  const newest = new Map<string, { etag: string; body: Promise<Buffer> }>();
  app.addHook('onSend', async ({ routeOptions, headers }, reply, payload) => {
    const etag = reply.getHeader('etag');
    const accepted = headers['accept-encoding'];
    if (typeof etag !== 'string' || typeof payload !== 'string' || !routeOptions.url)
      return payload;
    if (!accepted || encodings.negotiate(accepted) !== 'br') return payload;
    let newestBody = newest.get(routeOptions.url);
    if (newestBody?.etag !== etag) {
      newestBody = { etag, body: compressBrotli(payload, options) };
      newest.set(routeOptions.url, newestBody);
    }
    const body = await newestBody.body;
    const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ');
    reply.headers({ 'content-encoding': 'br', 'content-length': body.length, vary });
    return body;
  });
}
