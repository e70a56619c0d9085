// `pnpm serve`: the storefront alone, with any user API that implements the contract.
import { brandWarnings } from '@parinda/brand';
import { runServer } from '@parinda/server-kit/run-server';
import { readConfig } from './config.ts';
import { startStorefront } from './start.ts';

await runServer(readConfig, async (config) => {
  const { url, metricsUrl, close } = await startStorefront(config);
  const lines = [`Storefront ready at ${url}, for the API at ${config.apiUrl}`];
  return {
    lines: metricsUrl ? [...lines, `Metrics: ${metricsUrl}`] : lines,
    warnings: config.isProduction ? brandWarnings() : [],
    close,
  };
});
