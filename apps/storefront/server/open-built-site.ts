import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isPurchasePath } from '../src/shared/routing/route.ts';
import { readBuiltSite } from './built-site.ts';
import { earlyHints } from './pages/early-hints.ts';
import { pageDocument, scriptHashes, styleHashes } from './pages/page-document.ts';
import { filePolicy, pagePolicy, purchasePolicy, trustedTypesPolicy } from './pages/page-policy.ts';
import { importRenderer } from './renderer.ts';
import type { OpenSite } from './site.ts';

export const openBuiltSite: OpenSite = async (app, config) => {
  const publicDir = join(config.siteDir, 'client');
  await registerFiles(app, publicDir);
  if (config.picturesDir) await registerPictures(app, config.picturesDir);
  const entry = await importRenderer(config.siteDir);
  const site = readBuiltSite(publicDir);
  const scripts = scriptHashes(site.template);
  return {
    load: async () => entry,
    worker: {
      script: readFileSync(join(config.siteDir, 'worker/service-worker.js'), 'utf8'),
      files: site.filesAhead,
    },
    publicDir,
    document: async (page) => pageDocument(site, page),
    policyOf: (document, path) => {
      const inline = { scripts, ...styleHashes(document) };
      return isPurchasePath(path)
        ? purchasePolicy(config, inline)
        : `${pagePolicy(config, inline)}; ${trustedTypesPolicy}`;
    },
    hint: earlyHints(config, site),
  };
};

/** Serves scripts, styles, fonts and images. Files with a hash in their name are immutable. */
async function registerFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['index.html', '.vite/**', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(clientDir, 'assets'));
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      reply.headers({ 'cache-control': caching, 'content-security-policy': filePolicy });
    },
  });
}

/** Serves imported pictures, also those that arrive later. The build's pictures win. */
async function registerPictures(app: FastifyInstance, picturesDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: picturesDir,
    prefix: '/pictures/products/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) =>
      reply.headers({
        'cache-control': 'public, max-age=3600',
        'content-security-policy': filePolicy,
      }),
  });
}
