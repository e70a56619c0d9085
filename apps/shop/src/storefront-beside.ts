import type { Neighbour } from '@parinda/api/one-address';
import { securityHeaders } from '@parinda/server-kit/security-headers';
import type * as setting from '@parinda/server-kit/setting';
import { buildStorefront } from '@parinda/storefront/server/app';
import { readBrowserHosts, readSiteConfig } from '@parinda/storefront/server/config';
import type { FastifyInstance } from 'fastify';

/** The storefront at the address of the API that it shows; throws StartError when it is not built. */
export function storefrontBeside(env: setting.Environment): Neighbour {
  const site = readSiteConfig(env);
  const { checkoutScriptUrl: ownScriptUrl, ...hosts } = readBrowserHosts(env);
  const headers = securityHeaders(site.isProduction);
  let app: FastifyInstance | undefined;
  return {
    answer: (request, response) => {
      if (app) app.routing(request, response);
      else response.writeHead(503, { ...headers, 'retry-after': '1' }).end();
    },
    open: async ({ url: apiInternalUrl, checkoutScriptUrl }) => {
      const storefront = await buildStorefront({
        ...site,
        ...hosts,
        apiInternalUrl,
        checkoutScriptUrl: ownScriptUrl ?? checkoutScriptUrl,
      });
      app = await storefront.ready();
    },
    close: async () => app?.close(),
  };
}
