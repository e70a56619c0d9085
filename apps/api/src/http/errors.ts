import { safeError } from '@parinda/server-kit/safe-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from './contract.ts';
import { errorBody } from './error-body.ts';
import { toErrorResponse } from './error-response.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's operation of the route. */
    operation?: Operation;
  }
}

/** Sends an error in the body that the contract documents for it. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message, errors, retrySeconds, isUnexpected } = toErrorResponse(error);
  if (isUnexpected) logError(error, request);
  const operation = request.routeOptions.config.operation;
  const shape = operation?.errors.get(status) ?? 'Message';
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (retrySeconds !== undefined) reply.header('retry-after', retrySeconds);
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorBody(shape, message, errors));
}

function logError(error: unknown, request: FastifyRequest): void {
  const operation = request.routeOptions.config.operation?.id;
  request.log.error({ ...safeError(error), operation });
}
