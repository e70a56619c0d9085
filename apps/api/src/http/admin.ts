import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dumpOpen } from '../db/backup.ts';
import type { AppContext } from '../domain/app-context.ts';
import { sameText } from '../domain/crypto/same-text.ts';
import { NotFound } from '../domain/errors.ts';
import { isActName, perform } from '../domain/owner/acts.ts';

/** A catalogue to import is longer than what shoppers send. */
const bodyLimit = 16 * 1024 * 1024;
/** No shopper waits for it. */
const handlerTimeout = 120_000;

/**
 * What commands on this machine ask of the server, because a PGlite folder takes one process: the
 * token stands in the lock file, which only its owner can read. To everybody else there is nothing.
 */
export function registerAdmin(app: FastifyInstance, context: AppContext, token: string): void {
  const onRequest = async ({ headers, socket }: FastifyRequest) => {
    const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
    if (!isLocal || !sameText(headers.authorization ?? '', `Bearer ${token}`)) throw new NotFound();
  };

  app.post<{ Params: { name: string }; Body: object }>(
    '/admin/acts/:name',
    { onRequest, bodyLimit, handlerTimeout },
    async ({ params: { name }, body }) => {
      if (!isActName(name)) throw new NotFound();
      const told = await perform(context, name, body as never);
      // Whatever it has changed is shown at once.
      context.catalog.forget();
      context.content.forget();
      return told;
    },
  );

  app.post('/admin/backup', { onRequest, handlerTimeout }, async (_request, reply) => {
    const bytes = await dumpOpen(context.db);
    return reply.type('application/gzip').send(bytes);
  });
}
