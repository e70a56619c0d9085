import { createHash } from 'node:crypto';
import { brand } from '@parinda/brand';
import { policy } from '@parinda/server-kit/security-headers';
import type { FastifyInstance } from 'fastify';
import { pageMark } from '../src/shared/routing/publicReads.ts';
import { unregisteringWorker } from '../worker/unregisteringWorker.ts';
import type { Config } from './config.ts';
import { browserConfiguration } from './pages/browser-configuration.ts';
import { calledOrigins } from './pages/page-policy.ts';
import { appTags } from './seo/manifest.ts';
import type { Site } from './site.ts';

const workerPath = '/sw.js';
const shellPath = '/service-worker/shell';

/**
 * Sends the service worker and its shell, which it shows for pages that were never opened. When the
 * worker is disabled, sends one that unregisters itself.
 */
export async function registerServiceWorker(
  app: FastifyInstance,
  config: Config,
  site: Pick<Site, 'document' | 'policyOf' | 'worker'>,
): Promise<void> {
  const shell = await shellOf(config, site);
  const worker = shell && site.worker && workerWith(config, site.worker, shell);
  const workerPolicy = policy({
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...calledOrigins(config)],
  });

  app.get(workerPath, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .type('text/javascript; charset=utf-8')
      .send(worker ?? unregisteringWorker),
  );
  if (!shell) return;
  app.get(shellPath, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': site.policyOf(shell, '/'),
        [pageMark]: '1',
      })
      .type('text/html; charset=utf-8')
      .send(shell),
  );
}

/** The browser renders the page at the URL where the shell is shown. */
async function shellOf(
  config: Config,
  site: Pick<Site, 'document' | 'worker'>,
): Promise<string | undefined> {
  if (!config.hasServiceWorker || !site.worker) return undefined;
  return site.document({
    head: [
      `<title>${brand.name}</title>`,
      '<meta name="robots" content="noindex" />',
      appTags,
    ].join('\n    '),
    html: '',
    data: { 'shop-config': browserConfiguration(config) },
    parts: [],
    preconnect: [],
  });
}

/** New files, another API or another shell change the worker's bytes, which browsers compare. */
function workerWith({ apiUrl }: Config, worker: NonNullable<Site['worker']>, shell: string) {
  const revision = createHash('sha256').update(shell).digest('base64url').slice(0, 22);
  const data = { apiUrl, files: worker.files, shell: { url: shellPath, revision } };
  return `self.shop=${JSON.stringify(data)};\n${worker.script}`;
}
