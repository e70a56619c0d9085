import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dumpDatabase } from '../db/backup.ts';
import type { AppContext } from '../domain/app-context.ts';
import { sameText } from '../domain/crypto/same-text.ts';
import { NotFound } from '../domain/errors.ts';
import { isCommandName, runCommand } from '../domain/owner/commands.ts';

/** Imports are larger than requests of customers. */
const bodyLimit = 16 * 1024 * 1024;
/** Imports and backups take longer than requests of customers. */
const handlerTimeout = 120_000;

/**
 * Serves the owner's commands to the CLI, because PGlite allows one process. The token is in the
 * lock's info file, which only the owner can read. Other clients get 404.
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
      // Shows changes of the command at once.
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
