// `pnpm start`: storefront and API in one process on one origin.
import { readyLines, warnings } from '@parinda/api/ready-lines';
import { startServer } from '@parinda/api/server';
import { runServer } from '@parinda/server-kit/run-server';
import { readConfig } from './config.ts';
import { mountStorefront } from './mount-storefront.ts';

await runServer(readConfig, async (config) => {
  const server = await startServer(config, mountStorefront(config));
  return {
    lines: readyLines('Shop', config, server),
    warnings: warnings(config),
    close: server.close,
  };
});
