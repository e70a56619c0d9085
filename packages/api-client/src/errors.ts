import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** The error of a hook or of `unwrap()`. */
export type ApiError = FetchBaseQueryError | SerializedError;

/** Returns the HTTP status, or undefined without a response. */
export function statusOf(error: ApiError): number | undefined {
  if (!('status' in error)) return undefined;
  if (typeof error.status === 'number') return error.status;
  return 'originalStatus' in error ? error.originalStatus : undefined;
}

const isSuccess = (status: number) => status >= 200 && status <= 299;

/** Returns whether there was no response: offline, connection refused or timeout. */
export const hasNoResponse = (error: ApiError): boolean => statusOf(error) === undefined;

/**
 * Returns whether the global alert shows the error: no response, or a status outside 400–499 (1 §8). The
 * page itself reports an undocumented success status.
 */
export function isUnexpected(error: ApiError): boolean {
  const status = statusOf(error);
  if ('status' in error && error.status === status && isSuccess(status)) return false;
  return status === undefined || status < 400 || status > 499;
}
