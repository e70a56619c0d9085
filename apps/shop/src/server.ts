// `pnpm start`: the whole shop in one process, behind one address.
import { readConfig } from '@parinda/api/config';
import { readyLines, warnings } from '@parinda/api/ready-lines';
import { startServer } from '@parinda/api/server';
import { runServer } from '@parinda/server-kit/run-server';
import { storefrontBeside } from './storefront-beside.ts';

await runServer(async () => {
  const config = readConfig(process.env);
  const server = await startServer(config, storefrontBeside(process.env));
  return {
    lines: readyLines('Shop', config, server),
    warnings: warnings(config),
    close: server.close,
  };
});
