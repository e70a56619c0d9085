import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** What a hook or `unwrap()` gives on failure. */
export type ApiError = FetchBaseQueryError | SerializedError;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bodyOf = (error: ApiError): unknown => ('data' in error ? error.data : undefined);

/** The HTTP status, or undefined when no answer came. */
export function statusOf(error: ApiError): number | undefined {
  if (!('status' in error)) return undefined;
  if (typeof error.status === 'number') return error.status;
  return 'originalStatus' in error ? error.originalStatus : undefined;
}

const isSuccess = (status: number) => status >= 200 && status <= 299;

/** No answer at all: offline, refused, timed out. */
export const hasNoResponse = (error: ApiError): boolean => statusOf(error) === undefined;

/**
 * No response, or a status outside 400–499: what the global alert is for (P 8). Another success
 * than the one documented is for the page to tell.
 */
export function isUnexpected(error: ApiError): boolean {
  const status = statusOf(error);
  if ('status' in error && error.status === status && isSuccess(status)) return false;
  return status === undefined || status < 400 || status > 499;
}

/** The server's single message: `message`, `error`, or the first of `errors`. */
export function serverMessage(error: ApiError): string | undefined {
  const body = bodyOf(error);
  if (!isRecord(body)) return undefined;
  for (const text of [body.message, body.error, serverErrors(error)[0]]) {
    if (typeof text === 'string' && text !== '') return text;
  }
  return undefined;
}

/** The server's `errors` list, texts only (login, reviews). */
export function serverErrors(error: ApiError): string[] {
  const body = bodyOf(error);
  if (!isRecord(body) || !Array.isArray(body.errors)) return [];
  return body.errors.filter((text) => typeof text === 'string');
}

/** field -> messages, as registration and address forms answer; empty when the body is another. */
export function fieldErrors(error: ApiError): Record<string, string[]> {
  const body = bodyOf(error);
  if (!isRecord(body)) return {};
  const entries = Object.entries(body).flatMap(([field, messages]): [string, string[]][] =>
    Array.isArray(messages) && messages.every((text) => typeof text === 'string')
      ? [[field, messages]]
      : [],
  );
  return Object.fromEntries(entries);
}
