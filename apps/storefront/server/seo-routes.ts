import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from './config.ts';
import type { Snapshot } from './content-source.ts';
import { requestOrigin } from './request-origin.ts';
import { manifest, manifestPath } from './seo/manifest.ts';
import { robotsTxt } from './seo/robots.ts';
import { sitemapFiles, sitemapPath } from './seo/sitemap.ts';

const forSeconds = (seconds: number) => `public, max-age=${seconds}, stale-while-revalidate=86400`;

/** Registers the files for search engines, chats and phones. */
export function registerSeo(
  app: FastifyInstance,
  config: Pick<Config, 'siteUrl'>,
  snapshot: () => Promise<Snapshot>,
): void {
  const send = (reply: FastifyReply, type: string, body: string, caching = forSeconds(60)) =>
    reply.header('cache-control', caching).type(type).send(body);

  app.get('/seo-json/seo.json', async (_request, reply) => {
    const { pages, isWhole } = await snapshot();
    // Incomplete data is sent while the API is down, but not cached.
    const caching = isWhole ? forSeconds(60) : 'no-store';
    return send(reply, 'application/json; charset=utf-8', JSON.stringify(pages), caching);
  });
  app.get('/robots.txt', (request, reply) =>
    send(
      reply,
      'text/plain; charset=utf-8',
      robotsTxt(requestOrigin(request, config)),
      forSeconds(3600),
    ),
  );
  app.get(manifestPath, async (_request, reply) =>
    send(reply, 'application/manifest+json', JSON.stringify(manifest((await snapshot()).pages))),
  );

  // The sitemap may be large, so it is rebuilt only after a change.
  let made: { of: Snapshot; origin: string; files: Map<string, string> } | undefined;
  const sitemaps = [sitemapPath, sitemapPath.replace('.xml', '-:number(^\\d+).xml')];
  for (const path of sitemaps) {
    app.get(path, async (request, reply) => {
      const now = await snapshot();
      const origin = requestOrigin(request, config);
      // An incomplete sitemap would remove pages from search engines.
      if (!now.isWhole) return reply.code(503).header('retry-after', '60').send();
      if (made?.of !== now || made.origin !== origin) {
        made = { of: now, origin, files: sitemapFiles(now.content, origin, { now: new Date() }) };
      }
      const file = made.files.get(request.url.split('?')[0] ?? '');
      if (file === undefined) return reply.callNotFound();
      return send(reply, 'application/xml; charset=utf-8', file, forSeconds(600));
    });
  }
}
