// `pnpm serve`: builds the storefront and runs its server with the API at API_URL.
import { buildOrExit, execServer } from './exec-server.ts';

await buildOrExit();
execServer('apps/storefront/server/main.ts');
