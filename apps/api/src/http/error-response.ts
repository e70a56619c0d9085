import type { ErrorObject } from 'ajv';
import type { FastifyError } from 'fastify';
import { type Outage, outageOf } from '../db/outage.ts';
import * as domainErrors from '../domain/errors.ts';
import { fieldErrorsOf } from './validation.ts';

/** Response to a failed request. */
export interface ErrorResponse {
  status: number;
  message: string;
  errors: domainErrors.FieldError[];
  /** Retry after this time; undefined: at any time. */
  retrySeconds?: number;
  /** An error of the server, not of the request. */
  isUnexpected: boolean;
}

/** Status of each domain error. */
export const statuses = new Map<unknown, number>([
  [domainErrors.Invalid, 400],
  [domainErrors.NotSignedIn, 401],
  [domainErrors.NotFound, 404],
  [domainErrors.Conflict, 409],
  [domainErrors.KeyReused, 422],
  [domainErrors.RateLimited, 429],
  [domainErrors.ProviderUnavailable, 502],
  [domainErrors.Busy, 503],
]);

/** The request is valid and may succeed later. */
const outages: Record<Outage, { status: number; message: string }> = {
  unreachable: { status: 503, message: 'The shop cannot answer at the moment. Please try again.' },
  full: { status: 507, message: 'The shop cannot save anything at the moment. Please try later.' },
};
const outageSeconds = 5;

const notValid = 'The request is not valid.';
const malformedMessages: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request must be JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request must be JSON.',
};

/** Maps an error to its response. Unexpected errors show no details. */
export function toErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof domainErrors.DomainError) {
    const errors = error.errors.map(({ field, text }) => ({ field: wireName(field), text }));
    const response = errorResponse(statuses.get(error.constructor) ?? 500, error.message, errors);
    return error instanceof domainErrors.RateLimited || error instanceof domainErrors.Busy
      ? { ...response, retrySeconds: error.seconds }
      : response;
  }
  const { validation, statusCode = 500, code } = error as FastifyError;
  const outage = code === 'FST_ERR_HANDLER_TIMEOUT' ? 'unreachable' : outageOf(error);
  if (outage) {
    return { ...outages[outage], errors: [], retrySeconds: outageSeconds, isUnexpected: true };
  }
  if (validation) return errorResponse(400, notValid, fieldErrorsOf(validation as ErrorObject[]));
  if (statusCode < 400 || statusCode >= 500) {
    return { status: 500, message: 'Something went wrong.', errors: [], isUnexpected: true };
  }
  // The contract documents 400 for malformed requests.
  const isForm = statusCode === 413 || statusCode === 415;
  return errorResponse(isForm ? 400 : statusCode, malformedMessages[code] ?? notValid);
}

function errorResponse(
  status: number,
  message: string,
  errors: domainErrors.FieldError[] = [],
): ErrorResponse {
  return { status, message, errors, isUnexpected: false };
}

/** confirmPassword -> confirm_password */
const wireName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
