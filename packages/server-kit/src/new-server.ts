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
import { clientErrorHandler } from './client-error.ts';
import { endConnections } from './end-connections.ts';
import { observe } from './metrics.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerConfig } from './server-config.ts';
import { traceRequests } from './tracing.ts';

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
    requestIdHeader: false,
    genReqId: requestIdOf,
    clientErrorHandler: clientErrorHandler(headers) as never,
    // Before any hook could.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, [idHeader]: request.id });
      frameworkErrors(error, request, reply);
    },
    serverFactory: (answer, bounds) => boundedServer({ ...bounds, isProduction }, answer),
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
  app.addHook('preClose', async () => endConnections(app.server));
  return app;
}

const idHeader = 'x-request-id';

/** By which a proxy, this log and who complains speak of the same request. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[idHeader];
  return typeof given === 'string' && /^[\w.:-]{8,128}$/.test(given) ? given : randomUUID();
}

/** The path alone: a query may hold what people look for, headers and bodies what is secret. */
function logRequest({ log, method, url }: FastifyRequest, reply: FastifyReply): void {
  const path = url.replace(/\?.*/s, '').slice(0, 200);
  const line = { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
  const isRegular = path.startsWith('/health/');
  log[isRegular ? 'debug' : 'info'](line, 'request');
}

/** As Fastify does without being told. */
const sendError = (error: unknown, _request: FastifyRequest, reply: FastifyReply) =>
  void reply.send(error);
