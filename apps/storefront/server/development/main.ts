// `pnpm dev` runs this: the storefront from its sources, with the API at API_INTERNAL_URL.
import { runServer } from '@parinda/server-kit/run-server';
import { startStorefront } from '../start.ts';
import { developmentConfig } from './config.ts';
import { openSourceSite } from './source-site.ts';

await runServer(developmentConfig, async (config) => {
  const { url, close } = await startStorefront(config, openSourceSite);
  return { lines: [`Shop ready at ${url}`], close };
});
