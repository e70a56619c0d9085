import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sameText } from '../domain/crypto/same-text.ts';
import { NotFound } from '../domain/errors.ts';
import { deliverOrder } from '../domain/orders/delivery.ts';
import { listExtraPayments, markRefunded } from '../domain/payments/extra-payments.ts';
import { publishReview } from '../domain/reviews/publishing.ts';
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
    async ({ params }) => {
      await deliverOrder(shop.db, params.id, shop.now());
      return { message: `Order ${params.id} is delivered.` };
    },
  );

  app.post<{ Params: { id: number } }>(
    '/admin/reviews/:id/publish',
    { onRequest, schema },
    async ({ params }) => {
      await publishReview(shop.db, params.id);
      shop.catalogue.forget();
      return { message: `Review ${params.id} is published.` };
    },
  );

  app.post('/admin/extra-payments', { onRequest }, async () => ({
    message: await listExtraPayments(shop.db),
  }));

  app.post<{ Params: { id: string } }>(
    '/admin/extra-payments/:id/refunded',
    { onRequest },
    async ({ params }) => {
      await markRefunded(shop.db, params.id, shop.now());
      return { message: `Payment ${params.id} is refunded.` };
    },
  );
}
