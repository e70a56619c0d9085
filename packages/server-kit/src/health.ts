import type { FastifyInstance } from 'fastify';

const checkTimeoutMs = 2000;
/** The endpoints are public, so that requests within this time share one check. */
const cacheMs = 1000;

/**
 * Adds `/health/live` (the process answers) and `/health/ready` (503 while the check fails, and once the
 * server starts to close, so that a load balancer stops sending requests).
 *
 * @param check rejects while a dependency is unavailable
 */
export function registerHealth(app: FastifyInstance, check: () => Promise<unknown>): void {
  let isClosing = false;
  let lastCheck: { checkedAt: number; isReady: Promise<boolean> } | undefined;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  const isReady = () => {
    if (!lastCheck || Date.now() - lastCheck.checkedAt > cacheMs) {
      lastCheck = { checkedAt: Date.now(), isReady: resolvesInTime(check) };
    }
    return lastCheck.isReady;
  };

  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    const ready = !isClosing && (await isReady()) && !isClosing;
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return { status: ready ? 'ready' : 'not ready' };
  });
}

function resolvesInTime(check: () => Promise<unknown>): Promise<boolean> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(false), checkTimeoutMs);
    check()
      .then(
        () => done(true),
        () => done(false),
      )
      .finally(() => clearTimeout(timer));
  });
}
