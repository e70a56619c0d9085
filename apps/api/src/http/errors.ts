import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../domain/errors.ts';
import type { Operation } from './contract.ts';
import { errorBody } from './error-body.ts';
import { problemsOf } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's operation that this route is. */
    operation?: Operation;
  }
}

type Failure = FastifyError & { validation?: ErrorObject[] };

/** Answers every failure in the body that the contract documents for it. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = asShopError(error as Failure);
  if (!(error instanceof ShopError) && failure.statusCode >= 500) logFailure(error, request);
  const operation = request.routeOptions.config.operation;
  const shape = operation?.errors.get(failure.statusCode) ?? 'Message';
  if (failure.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  reply
    .code(failure.statusCode)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorBody(shape, failure.message, failure.problems));
}

/** Nothing of an unforeseen failure reaches the caller. */
function asShopError(error: Failure): ShopError {
  if (error instanceof ShopError) return error;
  if (error.validation) {
    return new ShopError(400, 'The request is not valid.', problemsOf(error.validation));
  }
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return new ShopError(500, 'Something went wrong.');
  // Too large, no JSON, another media type: the contract knows 400 for a request of a wrong form.
  const isForm = status === 413 || status === 415;
  return new ShopError(
    isForm ? 400 : status,
    formMessages[error.code] ?? 'The request is not valid.',
  );
}

const formMessages: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request must be JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request must be JSON.',
};

/** A database error's text repeats the values that were sent: only what it says of itself is kept. */
function logFailure(error: unknown, request: FastifyRequest): void {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  const { name, message, stack } = inner instanceof Error ? inner : new Error('not an Error');
  request.log.error({ name, message, stack, operation: request.routeOptions.config.operation?.id });
}
