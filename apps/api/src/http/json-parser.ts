import type { FastifyInstance } from 'fastify';

/**
 * The documents send `Content-Type: application/json` with every signed-in call, also with those
 * that have no body: an empty body is none, not a mistake.
 */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
