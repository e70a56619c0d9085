import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';
import { bearerOperations } from './bearerOperations.ts';
import type { ApiEnvironment } from './environment.ts';
import { isUnexpected } from './errors.ts';

type ClientBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;

const timeoutMs = 20_000;
const bearer: ReadonlySet<string> = new Set(bearerOperations);

/** Page metadata lives on the page's own host, the postal lookup on its own (P 7, A 7). */
function hostOf(endpoint: string, environment: ApiEnvironment): string {
  if (endpoint === 'lookupPincode') return environment.pincodeBaseUrl;
  if (endpoint === 'getPageMetadata') return '';
  return environment.baseUrl;
}

const send: ClientBaseQuery = async (args, api, extraOptions) => {
  const environment = api.extra as ApiEnvironment;
  const token = bearer.has(api.endpoint) ? environment.getToken() : null;
  const result = await fetchBaseQuery({
    baseUrl: hostOf(api.endpoint, environment),
    timeout: timeoutMs,
    // Registration has succeeded on 201 alone (A 7).
    validateStatus: ({ ok, status }) => ok && (api.endpoint !== 'register' || status === 201),
    prepareHeaders: (headers) => {
      if (token) {
        headers.set('Authorization', `Bearer ${token}`);
        headers.set('Content-Type', 'application/json');
      }
    },
  })(args, api, extraOptions);
  if (token && result.error?.status === 401) environment.onUnauthorized?.(token);
  return result;
};

const sendWithRetry = retry(send, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) => {
    const { maxRetries = 2 } = baseQueryApi.extra as ApiEnvironment;
    return (
      // Only a read may be repeated blindly; what repeats a write knows its idempotency.
      baseQueryApi.type === 'query' &&
      isUnexpected(error as FetchBaseQueryError) &&
      attempt <= maxRetries
    );
  },
});

/** Sends a call, repeats safe reads with back-off, and reports what failed for good. */
export const baseQuery: ClientBaseQuery = async (args, api, extraOptions) => {
  const result = await sendWithRetry(args, api, extraOptions);
  if (!result.error || api.signal.aborted) return result;
  // What could not be read is logged (P 8, A 8); most pages say nothing of it.
  if (api.type === 'query') console.info(`Failed to fetch: ${api.endpoint}`);
  if (isUnexpected(result.error)) {
    (api.extra as ApiEnvironment).onUnexpectedError?.();
  }
  return result;
};
