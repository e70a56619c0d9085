import type { Server } from 'node:http';

const sweepMs = 50;

/**
 * Called when a server closes: connections that are kept alive end with the answer that they wait
 * for. Node itself ends those that are idle at that moment, and lets the others live on for a minute.
 */
export function endIdleConnections(server: Server): void {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs).unref();
  server.once('close', () => clearInterval(sweep));
}
