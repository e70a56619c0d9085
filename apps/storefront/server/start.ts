import type { AddressInfo } from 'node:net';
import { startMetrics } from '@parinda/server-kit/metrics';
import { listenHost, portError, probePort, urlOf } from '@parinda/server-kit/port';
import { buildStorefront } from './app.ts';
import type { Config } from './config.ts';
import type { OpenSite } from './site.ts';

/**
 * Starts the storefront.
 *
 * @throws StartError when the port is not available
 */
export async function startStorefront(config: Config, openSite?: OpenSite) {
  const { port, host } = config;
  await probePort(config);
  const app = await buildStorefront(config, openSite);
  await app.listen({ port, host: listenHost(host) }).catch((error) => {
    throw portError(config, error);
  });
  const { port: realPort } = app.server.address() as AddressInfo;
  const close = () => app.close();
  const metrics = await startMetrics(config).catch(async (error) => {
    await close();
    throw error;
  });
  return {
    url: urlOf(host, realPort),
    metricsUrl: metrics.url,
    close: async () => {
      await close();
      await metrics.close();
    },
  };
}
