import type { FastifyInstance } from 'fastify';
import { paths } from '../../src/shared/routing/paths.ts';
import { returnedFragment } from '../../src/shared/storage/paymentReturn.ts';

const mostBytes = 16_384;

/**
 * In apps that show no payment frame the payment takes the whole page, and the provider's page ends
 * with a form that is sent here (`callback_url`). The page takes the answer out of the fragment, which
 * browsers do not send on, and has the API verify it.
 */
export function registerPaymentReturn(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post(paths.checkout, ({ body }, reply) =>
      reply.redirect(paths.checkout + returnedFragment(String(body ?? '')), 303),
    );
  });
}
