import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  fastify,
  LogController,
} from 'fastify';
import { boundedServer } from './bounded-server.ts';
import { clientErrorHandler } from './client-error.ts';
import { endConnections } from './end-connections.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerConfig } from './server-config.ts';

/**
 * A server without routes: bounded in what it takes and waits for, with the headers that every answer
 * carries, and ending its connections in order.
 *
 * @param logTo gets a line for each entry of the log
 */
export function newServer(
  { isProduction, trustProxy, logLevel }: ServerConfig,
  logTo: { write(line: string): void },
  { frameworkErrors = sendError, ...options }: FastifyServerOptions,
): FastifyInstance {
  const headers = securityHeaders(isProduction);
  const app: FastifyInstance = fastify({
    trustProxy: typeof trustProxy === 'number' ? (_ip, hop) => hop < trustProxy : trustProxy,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: logLevel, stream: logTo },
    clientErrorHandler: clientErrorHandler(headers) as never,
    // Before any hook could.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      frameworkErrors(error, request, reply);
    },
    serverFactory: (answer, bounds) => boundedServer({ ...bounds, isProduction }, answer),
    ...options,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('preClose', async () => endConnections(app.server));
  return app;
}

/** As Fastify does without being told. */
const sendError = (error: unknown, _request: FastifyRequest, reply: FastifyReply) =>
  void reply.send(error);
