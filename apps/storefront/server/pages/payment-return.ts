import type { FastifyInstance } from 'fastify';
import { paths } from '../../src/shared/routing/paths.ts';
import { returnedFragment } from '../../src/shared/storage/paymentReturn.ts';

const mostBytes = 16_384;

/**
 * Receives the payment result. In apps that cannot show the payment frame, the provider's page
 * replaces the storefront and posts a form to this `callback_url`. The page reads the result from
 * the URL fragment, which browsers do not send to servers, and asks the API to verify it.
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
