import compress from '@fastify/compress';
import { registerHealth } from '@parinda/server-kit/health';
import { newServer } from '@parinda/server-kit/new-server';
import type { FastifyError, FastifyInstance } from 'fastify';
import ownPages from '../src/shared/seo/seo.json' with { type: 'json' };
import { apiFetch } from './api-fetch.ts';
import type { Config } from './config.ts';
import { contentSource } from './content-source.ts';
import { openBuiltSite } from './open-built-site.ts';
import { Overloaded, overloadSeconds, sendBusyPage } from './pages/busy-page.ts';
import { pageMaker } from './pages/make-page.ts';
import { pageCache } from './pages/page-cache.ts';
import { imageOrigins } from './pages/page-policy.ts';
import { registerPages } from './pages/page-routes.ts';
import { registerPaymentReturn } from './pages/payment-return.ts';
import { pageQueue, renderLimit } from './pages/render-limits.ts';
import { routableUrl } from './pages/routable-url.ts';
import { currentRenderer, loadWindow } from './renderer.ts';
import { socialPicture } from './seo/social-picture.ts';
import { registerSeo } from './seo-routes.ts';
import { registerServiceWorker } from './service-worker.ts';
import type { OpenSite } from './site.ts';
import { registerSocialPictures } from './social-routes.ts';

/** Builds the storefront's server, ready to listen. */
export async function buildStorefront(
  config: Config,
  openSite: OpenSite = openBuiltSite,
  drawPicture = socialPicture,
): Promise<FastifyInstance> {
  const app = newServer(config, process.stderr, {
    rewriteUrl: ({ url = '' }) => routableUrl(url),
  });
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (!(error instanceof Overloaded) && error.code !== 'FST_ERR_HANDLER_TIMEOUT') throw error;
    return sendBusyPage(reply, 503, overloadSeconds);
  });
  // Nothing reads the body of a form that was sent without script.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => {
    body.resume().once('end', () => done(null, undefined));
  });

  const site = await openSite(app, config);
  const api = apiFetch();
  const renderer = currentRenderer(site.load, {
    baseUrl: config.apiInternalUrl,
    fetch: api.fetch,
    timeoutMs: 5000,
    loadDom: async () => ({ window: await loadWindow(), imageOrigins: imageOrigins(config) }),
  });
  const snapshot = contentSource(renderer, ownPages, api.onChange);
  const make = pageMaker({
    config,
    snapshot,
    site,
    renderer,
    onError: (error, address) => app.log.error(error, `${address} could not be rendered`),
  });
  const runPage = pageQueue();
  const cache = pageCache(config.pageCacheBytes, (address) => runPage(() => make(address)));
  api.onChange(cache.expire);
  // The storefront is healthy without its API: it serves cached pages and error notices.
  registerHealth(app, async () => {});
  const secondsToRender = await renderLimit(app, config);
  registerSocialPictures(app, {
    drawPicture,
    config,
    publicDir: site.publicDir,
    snapshot,
    secondsToRender,
  });
  // The build has compressed all other files, and the cache compresses pages.
  await app.register(async (generated) => {
    await generated.register(compress, { globalDecompression: false });
    registerSeo(generated, config, snapshot);
    await registerServiceWorker(generated, config, site);
  });
  registerPaymentReturn(app);
  registerPages(app, { config, snapshot, cache, secondsToRender, hint: site.hint });
  return app;
}
