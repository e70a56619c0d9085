import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { clientKey, isPublic } from './client-key.ts';
import { securityHeaders } from './security-headers.ts';

/** No browser and no proxy sends another request before the first is answered. */
export const mostInFlight = 10;
const mostConnections = 4000;
const mostConnectionsOfClient = 256;

/** Fastify's own, and what depends on where the server stands. */
export interface Bounds
  extends Pick<
    FastifyServerOptions,
    'keepAliveTimeout' | 'requestTimeout' | 'connectionTimeout' | 'trustProxy'
  > {
  isProduction: boolean;
}

/** An HTTP server that no client can fill: with connections, with requests, or with answers it never reads. */
export function boundedServer(
  { keepAliveTimeout, requestTimeout, connectionTimeout, trustProxy, isProduction }: Bounds,
  answer: RequestListener,
): Server {
  const refuse = (response: ServerResponse, status: number) =>
    response.writeHead(status, { ...securityHeaders(isProduction), connection: 'close' }).end();
  const inFlight = new WeakMap<Socket, number>();
  const server = createServer(
    {
      ...(keepAliveTimeout !== undefined && { keepAliveTimeout }),
      ...(requestTimeout !== undefined && { requestTimeout }),
      requireHostHeader: false, // refused below, with the headers of every answer
    },
    (request, response) => {
      const { socket, httpVersion, headers } = request;
      const count = (inFlight.get(socket) ?? 0) + 1;
      // Destroyed it still gives the requests that had come with those before.
      if (socket.destroyed) return;
      if (count > mostInFlight) return void socket.destroy();
      inFlight.set(socket, count);
      response.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
      if (httpVersion === '1.1' && headers.host === undefined) refuse(response, 400);
      else answer(request, response);
    },
  );
  server.on('checkExpectation', (_request, response) => refuse(response, 417));
  server.maxConnections = mostConnections;
  // Also while an answer is not read: without this it would wait for ever.
  server.setTimeout(connectionTimeout ?? 0);
  if (!trustProxy) limitConnections(server, mostConnectionsOfClient);
  return server;
}

/** What counts is the address itself; that of a private network may be a proxy nobody told us of. */
export function limitConnections(server: Pick<Server, 'on'>, mostOfClient: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (!isPublic(remoteAddress)) return;
    const key = clientKey(remoteAddress);
    const count = (open.get(key) ?? 0) + 1;
    if (count > mostOfClient) return void socket.destroy();
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
