import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { clientKey, isPublic } from './client-key.ts';
import { securityHeaders } from './security-headers.ts';

/** Per connection. Browsers and proxies do not pipeline requests. */
export const maxRequestsInFlight = 10;
const maxConnections = 4000;
const maxConnectionsPerClient = 256;
/** Bytes. Node's 16 kB are too few for the cookies of a shared domain or a long query. */
const maxHeaderSize = 64 * 1024;

/** Fastify's own options, and the mode the server runs in. */
export interface Bounds
  extends Pick<
    FastifyServerOptions,
    'keepAliveTimeout' | 'requestTimeout' | 'connectionTimeout' | 'trustProxy'
  > {
  isProduction: boolean;
}

/** Returns an HTTP server that limits connections, pipelined requests and unread responses. */
export function boundedServer(
  { keepAliveTimeout, requestTimeout, connectionTimeout, trustProxy, isProduction }: Bounds,
  handleRequest: RequestListener,
): Server {
  const reject = (response: ServerResponse, status: number) =>
    response.writeHead(status, { ...securityHeaders(isProduction), connection: 'close' }).end();
  const inFlight = new WeakMap<Socket, number>();
  const server = createServer(
    {
      maxHeaderSize,
      ...(keepAliveTimeout !== undefined && { keepAliveTimeout }),
      ...(requestTimeout !== undefined && { requestTimeout }),
      requireHostHeader: false, // rejected below, with the security headers
    },
    (request, response) => {
      const { socket, httpVersion, headers } = request;
      const count = (inFlight.get(socket) ?? 0) + 1;
      // A destroyed socket still emits the requests that it has already parsed.
      if (socket.destroyed) return;
      if (count > maxRequestsInFlight) return void socket.destroy();
      inFlight.set(socket, count);
      response.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
      if (httpVersion === '1.1' && headers.host === undefined) reject(response, 400);
      else handleRequest(request, response);
    },
  );
  server.on('checkExpectation', (_request, response) => reject(response, 417));
  server.maxConnections = maxConnections;
  // Without this a client that does not read its response keeps the connection open forever.
  server.setTimeout(connectionTimeout ?? 0);
  if (!trustProxy) limitConnections(server, maxConnectionsPerClient);
  return server;
}

/** Limits the open connections of each public address. A private address may be a proxy. */
export function limitConnections(server: Pick<Server, 'on'>, maxPerClient: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (!isPublic(remoteAddress)) return;
    const key = clientKey(remoteAddress);
    const count = (open.get(key) ?? 0) + 1;
    if (count > maxPerClient) return void socket.destroy();
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
