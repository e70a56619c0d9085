import type { FastifyInstance } from 'fastify';

/** A check that has not ended by then counts as failed. */
const patienceMs = 2000;
/** One answer serves all who ask within it: these addresses are open to everybody. */
const keptMs = 1000;

/**
 * `/health/live`: the process answers. `/health/ready`: it can do its work; red while it cannot, and from the
 * moment that it is told to end, so that a balancer sends no more.
 *
 * @param check rejects while what the server depends on is away
 */
export function registerHealth(app: FastifyInstance, check: () => Promise<unknown>): void {
  let isEnding = false;
  let last: { askedAt: number; isReady: Promise<boolean> } | undefined;
  app.addHook('preClose', async () => {
    isEnding = true;
  });

  const isReady = () => {
    if (!last || Date.now() - last.askedAt > keptMs) {
      last = { askedAt: Date.now(), isReady: endsWell(check) };
    }
    return last.isReady;
  };

  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    const ready = !isEnding && (await isReady()) && !isEnding;
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return { status: ready ? 'ready' : 'not ready' };
  });
}

function endsWell(check: () => Promise<unknown>): Promise<boolean> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(false), patienceMs);
    check()
      .then(
        () => done(true),
        () => done(false),
      )
      .finally(() => clearTimeout(timer));
  });
}
