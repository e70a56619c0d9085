// `pnpm start`: the whole shop on one port. The server runs in this very process, so that signals
// and the exit code are its own.
import { buildStorefront } from './storefront.ts';

try {
  await buildStorefront();
  const { startServer } = await import('../../apps/api/src/server.ts');
  await startServer();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
