// `pnpm serve`: builds the storefront, then becomes its server, in front of the API at API_URL.
import { becomeServer, buildOrExit } from './become-server.ts';

await buildOrExit();
becomeServer('apps/storefront/server/main.ts');
