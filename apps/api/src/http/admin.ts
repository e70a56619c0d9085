import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dumpDatabase } from '../db/backup.ts';
import type { AppContext } from '../domain/app-context.ts';
import { sameText } from '../domain/crypto/same-text.ts';
import { NotFound } from '../domain/errors.ts';
import { isCommandName, runCommand } from '../domain/owner/commands.ts';

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
    '/admin/commands/:name',
    { onRequest, bodyLimit, handlerTimeout },
    async ({ params: { name }, body }) => {
      if (!isCommandName(name)) throw new NotFound();
      const result = await runCommand(context, name, body as never);
      // Whatever it has changed is shown at once.
      context.catalog.invalidate();
      context.content.invalidate();
      return result;
    },
  );

  app.post('/admin/backup', { onRequest, handlerTimeout }, async (_request, reply) => {
    const bytes = await dumpDatabase(context.db);
    return reply.type('application/gzip').send(bytes);
  });
}
