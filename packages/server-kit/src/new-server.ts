import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  fastify,
  LogController,
} from 'fastify';
import { boundedServer } from './bounded-server.ts';
import { clientErrorHandler } from './client-error-handler.ts';
import { closeConnections } from './close-connections.ts';
import { observe } from './metrics.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerConfig } from './server-config.ts';
import { traceRequests } from './tracing.ts';

/**
 * Returns a Fastify server without routes, with limits, security headers, a request log, traces and
 * graceful shutdown.
 */
export function newServer(
  {
    isProduction,
    trustProxy,
    logLevel,
  }: Pick<ServerConfig, 'isProduction' | 'trustProxy' | 'logLevel'>,
  logStream: { write(line: string): void },
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
    logger: { level: logLevel, stream: logStream },
    requestIdHeader: false,
    genReqId: requestIdOf,
    clientErrorHandler: clientErrorHandler(headers) as never,
    // These errors run no hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, [idHeader]: request.id });
      frameworkErrors(error, request, reply);
    },
    serverFactory: (handler, bounds) => boundedServer({ ...bounds, isProduction }, handler),
    ...options,
  });
  traceRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...headers, [idHeader]: request.id });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    observe(request, reply);
    done();
  });
  app.addHook('preClose', async () => closeConnections(app.server));
  return app;
}

const idHeader = 'x-request-id';

/** Keeps the id of a proxy, so that its log and ours name the same request. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[idHeader];
  return typeof given === 'string' && /^[\w.:-]{8,128}$/.test(given) ? given : randomUUID();
}

/** Logs the path only: queries, headers and bodies may hold personal data and secrets. */
function logRequest({ log, method, url }: FastifyRequest, reply: FastifyReply): void {
  const path = url.replace(/\?.*/s, '').slice(0, 200);
  const line = { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
  const isHealthCheck = path.startsWith('/health/');
  log[isHealthCheck ? 'debug' : 'info'](line, 'request');
}

/** Fastify's default. */
const sendError = (error: unknown, _request: FastifyRequest, reply: FastifyReply) =>
  void reply.send(error);
