import type { Server } from 'node:http';

const sweepMs = 50;
/** Below the ten seconds in which a process ends, with room for the database. */
export const longestAnswerMs = 6000;

/**
 * Called when a server closes: connections that are kept alive end with the answer that they wait
 * for. Node itself ends those that are idle at that moment, and lets the others live on: one that
 * never sends its request, or the rest of it, for minutes. What has not ended after six seconds is cut.
 */
export function endConnections(server: Server): void {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs).unref();
  const cut = setTimeout(() => server.closeAllConnections(), longestAnswerMs).unref();
  server.once('close', () => {
    clearInterval(sweep);
    clearTimeout(cut);
  });
}
