// `pnpm dev` starts this: the storefront from its sources, in front of the API at API_INTERNAL_URL.
import { runServer } from '@parinda/server-kit/run-server';
import { startStorefront } from '../start.ts';
import { developmentConfig } from './config.ts';
import { openSourceSite } from './source-site.ts';

await runServer(async () => {
  const { url, close } = await startStorefront(developmentConfig(process.env), openSourceSite);
  return { lines: [`Shop ready at ${url}`], close };
});
