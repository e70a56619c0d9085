import type { MountedApp } from '@parinda/api/shared-origin';
import { securityHeaders } from '@parinda/server-kit/security-headers';
import { buildStorefront } from '@parinda/storefront/server/app';
import type { baseConfig } from '@parinda/storefront/server/config';
import type { FastifyInstance } from 'fastify';

/** Mounts the storefront on the origin of its API. */
export function mountStorefront(config: ReturnType<typeof baseConfig>): MountedApp {
  const headers = securityHeaders(config.isProduction);
  let app: FastifyInstance | undefined;
  return {
    answer: (request, response) => {
      if (app) app.routing(request, response);
      else response.writeHead(503, { ...headers, 'retry-after': '1' }).end();
    },
    open: async ({ url: apiInternalUrl, checkoutScriptUrl }) => {
      const storefront = await buildStorefront({
        ...config,
        apiInternalUrl,
        checkoutScriptUrl: config.checkoutScriptUrl ?? checkoutScriptUrl,
      });
      app = await storefront.ready();
    },
    close: async () => app?.close(),
  };
}
