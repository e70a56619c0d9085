import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** What a hook or `unwrap()` gives on failure. */
export type ApiError = FetchBaseQueryError | SerializedError;

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
 * No response, or a status outside 400–499: what the global alert is for (1 §8). Another success
 * than the one documented is for the page to tell.
 */
export function isUnexpected(error: ApiError): boolean {
  const status = statusOf(error);
  if ('status' in error && error.status === status && isSuccess(status)) return false;
  return status === undefined || status < 400 || status > 499;
}
