import type { ErrorObject } from 'ajv';
import type { FastifyError } from 'fastify';
import { type Outage, outageOf } from '../db/outage.ts';
import * as errors from '../domain/errors.ts';
import { problemsOf } from './validation.ts';

/** What the caller is told of an error. */
export interface Failure {
  status: number;
  message: string;
  problems: errors.FieldProblem[];
  /** When the same may be tried again, from now; undefined: whenever. */
  retrySeconds?: number;
  /** Nobody refused anything: something of ours is broken. */
  isUnforeseen: boolean;
}

/** The status of each error of the domain. */
export const statuses = new Map<unknown, number>([
  [errors.Invalid, 400],
  [errors.NotSignedIn, 401],
  [errors.NotFound, 404],
  [errors.Conflict, 409],
  [errors.KeyReused, 422],
  [errors.RateLimited, 429],
  [errors.ProviderUnavailable, 502],
  [errors.Busy, 503],
]);

/** Nothing that was asked is wrong, and the same may go well soon. */
const outages: Record<Outage, { status: number; message: string }> = {
  away: { status: 503, message: 'The shop cannot answer at the moment. Please try again.' },
  full: { status: 507, message: 'The shop cannot save anything at the moment. Please try later.' },
};
const outageSeconds = 5;

const notValid = 'The request is not valid.';
const formMessages: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request must be JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request must be JSON.',
};

/** Nothing of an unforeseen error reaches the caller. */
export function failureOf(error: unknown): Failure {
  if (error instanceof errors.DomainError) {
    const problems = error.problems.map(({ field, text }) => ({ field: wireName(field), text }));
    const failure = refusal(statuses.get(error.constructor) ?? 500, error.message, problems);
    return error instanceof errors.RateLimited || error instanceof errors.Busy
      ? { ...failure, retrySeconds: error.seconds }
      : failure;
  }
  const { validation, statusCode = 500, code } = error as FastifyError;
  const outage = code === 'FST_ERR_HANDLER_TIMEOUT' ? 'away' : outageOf(error);
  if (outage) {
    return { ...outages[outage], problems: [], retrySeconds: outageSeconds, isUnforeseen: true };
  }
  if (validation) return refusal(400, notValid, problemsOf(validation as ErrorObject[]));
  if (statusCode < 400 || statusCode >= 500) {
    return { status: 500, message: 'Something went wrong.', problems: [], isUnforeseen: true };
  }
  // Too large, no JSON, another media type: the contract knows 400 for a request of a wrong form.
  const isForm = statusCode === 413 || statusCode === 415;
  return refusal(isForm ? 400 : statusCode, formMessages[code] ?? notValid);
}

function refusal(status: number, message: string, problems: errors.FieldProblem[] = []): Failure {
  return { status, message, problems, isUnforeseen: false };
}

/** confirmPassword: confirm_password */
const wireName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
