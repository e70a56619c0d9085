import type { Server } from 'node:http';

const sweepMs = 50;
/** Below the ten seconds of closeWithGrace, so that the database can still close. */
export const closeTimeoutMs = 6000;

/**
 * Closes idle connections until the server has closed, and all others after `closeTimeoutMs`. Node
 * alone waits minutes for a connection that never completes its request.
 */
export function closeConnections(server: Server): void {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs).unref();
  const cut = setTimeout(() => server.closeAllConnections(), closeTimeoutMs).unref();
  server.once('close', () => {
    clearInterval(sweep);
    clearTimeout(cut);
  });
}
