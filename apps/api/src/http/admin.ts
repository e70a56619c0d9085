import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sameText } from '../domain/crypto/same-text.ts';
import { NotFound } from '../domain/errors.ts';
import { listDeadMails } from '../domain/mail/dead-mails.ts';
import { deliver, publish, refunded, upToDate } from '../domain/owner-acts.ts';
import { listExtraPayments } from '../domain/payments/extra-payments.ts';
import type { Shop } from '../domain/shop.ts';

/**
 * What scripts on this machine ask of the server, because a PGlite folder takes one process: the
 * token stands in the lock file, which only its owner can read. To everybody else there is nothing.
 */
export function registerAdmin(app: FastifyInstance, shop: Shop, token: string): void {
  const onRequest = async ({ headers, socket }: FastifyRequest) => {
    const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
    if (!isLocal || !sameText(headers.authorization ?? '', `Bearer ${token}`)) throw new NotFound();
  };
  const schema = { params: { type: 'object', properties: { id: { type: 'integer' } } } };

  app.post<{ Params: { id: number } }>(
    '/admin/orders/:id/deliver',
    { onRequest, schema },
    async ({ params }) => ({ message: await deliver(shop.db, params.id, shop.now()) }),
  );

  app.post<{ Params: { id: number } }>(
    '/admin/reviews/:id/publish',
    { onRequest, schema },
    async ({ params }) => {
      const message = await publish(shop.db, params.id);
      shop.catalogue.forget();
      return { message };
    },
  );

  app.post('/admin/migrate', { onRequest }, () => ({ message: upToDate }));

  app.post('/admin/dead-mails', { onRequest }, async () => ({
    message: await listDeadMails(shop.db),
  }));

  app.post('/admin/extra-payments', { onRequest }, async () => ({
    message: await listExtraPayments(shop.db),
  }));

  app.post<{ Params: { id: string } }>(
    '/admin/extra-payments/:id/refunded',
    { onRequest },
    async ({ params }) => ({ message: await refunded(shop.db, params.id, shop.now()) }),
  );
}
