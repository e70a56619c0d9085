import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageMark } from '../../src/shared/routing/publicReads.ts';
import type { Config } from '../config.ts';
import type { Snapshot } from '../content-source.ts';
import { requestOrigin } from '../request-origin.ts';
import type { Site } from '../site.ts';
import { sendBusyPage } from './busy-page.ts';
import { type Page, type PageCache, retrySeconds, staleSeconds } from './page-cache.ts';
import { addressResolver } from './resolve-address.ts';

/** Longer than the calls of the API that a page waits for. */
const maxAnswerMs = 10_000;

const encodings = new Negotiator({ supportedValues: ['br', 'gzip'] });

export interface PageRoutes {
  config: Pick<Config, 'siteUrl' | 'isProduction'>;
  snapshot: () => Promise<Snapshot>;
  cache: PageCache;
  /** Counts a render for the client, and returns the seconds until it may have one; 0: now. */
  secondsToRender: (request: FastifyRequest) => Promise<number>;
  hint: Site['hint'];
}

/** Registers the route of all pages, and of URLs without a page. */
export function registerPages(
  app: FastifyInstance,
  { config, snapshot, cache, secondsToRender, hint }: PageRoutes,
): void {
  const resolve = addressResolver();
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const destination = resolve(request.originalUrl, (await snapshot()).known);
    if ('redirect' in destination) {
      reply.header('cache-control', 'public, max-age=3600');
      return reply.redirect(destination.redirect, 301);
    }
    const whole = requestOrigin(request, config) + destination.page;
    if (!cache.has(whole)) {
      const seconds = await secondsToRender(request);
      if (seconds > 0) return sendBusyPage(reply, 429, seconds);
      hint(request, reply);
    }
    return send(request, reply, await cache.get(whole));
  };
  // Fastify would also cut off files that a slow client still reads. In development pages wait for Vite.
  app.get('/*', config.isProduction ? { handlerTimeout: maxAnswerMs } : {}, page);
  app.setNotFoundHandler(page);

  // Shows the page again after a form was posted before hydration.
  app.post('/*', ({ originalUrl }, reply) => reply.redirect(onOwnHost(originalUrl), 303));
}

/** Collapses leading slashes, as `//host` and `/\host` would redirect to another host. */
export const onOwnHost = (url: string): string => url.replace(/^[/\\]+/, '/');

function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.code(page.status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    vary: 'accept-encoding',
    [pageMark]: '1',
    ...cachingOf(page),
  });
  if (page.status === 200 && isKnown(request, page.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'];
  const encoding = accepted && encodings.negotiate(accepted);
  if (!encoding) return reply.send(page.html);
  reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? page.brotli : page.gzip);
}

function cachingOf({ status, etag, keepSeconds }: Page): Record<string, string> {
  if (status >= 500) return { 'cache-control': 'no-store', 'retry-after': String(retrySeconds) };
  return {
    etag,
    // No `stale-while-revalidate` here: browsers would obey it too, and offline their HTTP cache
    // would answer before the service worker.
    'cache-control': `public, max-age=0, s-maxage=${keepSeconds}`,
    // For CDNs only (RFC 9213).
    'cdn-cache-control': `max-age=${keepSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${staleSeconds}`,
  };
}

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === etag);
}
