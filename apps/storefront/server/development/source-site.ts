import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@parinda/server-kit/escape-html';
import { isPurchasePath } from '../../src/shared/routing/route.ts';
import { filledTemplate } from '../pages/page-document.ts';
import { pagePolicy, purchasePolicy } from '../pages/page-policy.ts';
import type { RendererModule } from '../renderer.ts';
import type { OpenSite } from '../site.ts';
import { stylesInUse } from './styles-in-use.ts';

/** Paths that are proxied to the API. */
const apiPaths = '^/(?:api|pincode|sandbox)(?=[/?#]|$)';
const entry = '/src/entry-server.ts';

/** Vite adds inline scripts and styles whose hashes are unknown in advance. */
const anyInline = ["'unsafe-inline'"];

/**
 * Serves the sources with Vite. Does not use @fastify/vite, which renders and sends pages in its
 * own way: this server does both itself and needs only two calls of Vite.
 */
export const openSourceSite: OpenSite = async (app, config) => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: config.siteDir,
    appType: 'custom',
    server: {
      middlewareMode: true,
      ws: { server: app.server },
      proxy: config.apiUrl ? {} : { [apiPaths]: config.apiInternalUrl },
      warmup: { clientFiles: ['src/main.tsx'], ssrFiles: [`.${entry}`] },
    },
  });
  app.addHook('onRequest', (request, reply, next) =>
    vite.middlewares(request.raw, reply.raw, next),
  );
  app.addHook('preClose', () => vite.close());
  return {
    load: () => vite.ssrLoadModule(entry, { fixStacktrace: true }) as Promise<RendererModule>,
    publicDir: vite.config.publicDir,
    document: async (page) => {
      const source = await readFile(join(config.siteDir, 'index.html'), 'utf8');
      const template = await vite.transformIndexHtml('/', source);
      const styles = await stylesInUse(vite, entry);
      const tags = styles.map(
        // Vite's client uses this attribute to adopt and hot-replace the styles.
        ({ id, text }) => `<style data-vite-dev-id="${escapeHtml(id)}">${text}</style>`,
      );
      return filledTemplate(template, page, tags);
    },
    policyOf: (_document, path) => {
      const inline = { scripts: anyInline, elements: anyInline, attributes: anyInline };
      // Vite's client runs a worker that polls the server during a restart.
      const policyOf = isPurchasePath(path) ? purchasePolicy : pagePolicy;
      return policyOf(config, inline).replace('worker-src', 'worker-src blob:');
    },
    hint: () => {},
  };
};
