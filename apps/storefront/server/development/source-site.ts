import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@parinda/server-kit/escape-html';
import { isPurchasePath } from '../../src/shared/routing/route.ts';
import { filledTemplate } from '../pages/page-document.ts';
import { pagePolicy, purchasePolicy } from '../pages/page-policy.ts';
import type { RendererModule } from '../renderer.ts';
import type { OpenSite } from '../site.ts';
import { stylesInUse } from './styles-in-use.ts';

/** What the API answers, though the shop is asked. */
const apiPaths = '^/(?:api|pincode|sandbox)(?=[/?#]|$)';
const entry = '/src/entry-server.ts';

/** Vite writes scripts and styles into pages that nobody can know before. */
const anyInline = ["'unsafe-inline'"];

/**
 * The sources, as Vite serves them. Without @fastify/vite, which renders and sends pages in its own
 * way: ours are made and sent by this server, so two calls of Vite are all there is to integrate.
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
        // Named as Vite's client names them: it takes them over, and exchanges them when they change.
        ({ id, text }) => `<style data-vite-dev-id="${escapeHtml(id)}">${text}</style>`,
      );
      return filledTemplate(template, page, tags);
    },
    policyOf: (_document, path) => {
      const inline = { scripts: anyInline, elements: anyInline, attributes: anyInline };
      // A worker of Vite's waits for a server that is started again.
      const policyOf = isPurchasePath(path) ? purchasePolicy : pagePolicy;
      return policyOf(config, inline).replace('worker-src', 'worker-src blob:');
    },
    hint: () => {},
  };
};
