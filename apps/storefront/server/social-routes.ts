import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from './config.ts';
import type { Snapshot } from './content-source.ts';
import { sendBusyPage } from './pages/busy-page.ts';
import { pictureQueue } from './pages/render-limits.ts';
import { articleImage } from './seo/article.ts';
import { findBlog, findProduct } from './seo/find-record.ts';
import type { socialPicture } from './seo/social-picture.ts';
import type { Site } from './site.ts';

interface Subject {
  title: string;
  image: string | undefined;
}

const cacheBytes = 16 * 1024 * 1024;
const pictureTimeoutMs = 4000;
const mostPictureBytes = 10 * 1024 * 1024;

interface SocialPictures {
  config: Pick<Config, 'apiInternalUrl' | 'imageOrigins'>;
  publicDir: Site['publicDir'];
  snapshot: () => Promise<Snapshot>;
  drawPicture: typeof socialPicture;
  /** Counts a render for the client, and returns the seconds until it may have one; 0: now. */
  secondsToRender: (request: FastifyRequest) => Promise<number>;
}

/** Registers the social images of products and articles. */
export function registerSocialPictures(
  app: FastifyInstance,
  {
    config: { apiInternalUrl, imageOrigins },
    publicDir,
    snapshot,
    drawPicture,
    secondsToRender,
  }: SocialPictures,
): void {
  const allowed = [new URL(apiInternalUrl).origin, ...imageOrigins];

  const pictures = new LRUCache<string, Buffer, Subject>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length,
    // Concurrent requests share one rendering.
    fetchMethod: (_key, _old, { context }) => run(() => draw(context)),
  });
  const run = pictureQueue();

  async function draw({ title, image }: Subject): Promise<Buffer> {
    const picture = image ? await readPicture(image).catch(() => undefined) : undefined;
    return drawPicture({ title, ...(picture && { picture }) });
  }

  /** Reads a file of the storefront, or an image from an allowed host. */
  async function readPicture(address: string): Promise<Buffer | undefined> {
    if (address.startsWith('/pictures/')) {
      const path = normalize(decodeURIComponent(address));
      return path.startsWith('/pictures/') ? readFile(join(publicDir, path)) : undefined;
    }
    if (!URL.canParse(address) || !allowed.includes(new URL(address).origin)) return undefined;
    const signal = AbortSignal.timeout(pictureTimeoutMs);
    // A redirect could lead to any host.
    const answer = await fetch(address, { signal, redirect: 'error' });
    return answer.ok ? bodyOf(answer) : undefined;
  }

  function subjectOf({ content }: Snapshot, kind: string, slug: string): Subject | undefined {
    if (kind === 'product') {
      const product = findProduct(content, slug);
      return product && { title: product.title, image: product.image ?? undefined };
    }
    const blog = kind === 'article' ? findBlog(content, slug) : undefined;
    return blog && { title: blog.title, image: articleImage(blog) };
  }

  app.get<{ Params: { kind: string; '*': string } }>(
    '/social/:kind/*', // Fastify limits the length of a named parameter.
    async (request, reply) => {
      const { kind, '*': file } = request.params;
      const slug = /^(.+)\.jpg$/.exec(file)?.[1];
      const subject = slug && subjectOf(await snapshot(), kind, slug);
      if (!subject) return reply.callNotFound();
      const key = JSON.stringify(subject);
      const seconds = pictures.has(key) ? 0 : await secondsToRender(request);
      if (seconds > 0) return sendBusyPage(reply, 429, seconds);
      const picture = await pictures.fetch(key, { context: subject });
      return reply
        .headers({ 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' })
        .type('image/jpeg')
        .send(picture);
    },
  );
}

/** Returns undefined as soon as the body is too large, as Content-Length may be wrong. */
async function bodyOf({ body }: Response): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > mostPictureBytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
