import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';
import type { ApiEnvironment } from './environment.ts';
import { isUnexpected } from './errors.ts';

/** The extraOptions of an endpoint. */
export interface CallOptions {
  /** Sends the session token. */
  isBearer?: boolean;
  /** The host; the user API's by default. */
  host?: 'page' | 'pincode';
  /** The only status that counts as success; any of 200–299 by default. */
  successStatus?: number;
  /** The caller retries and reports errors itself. */
  isErrorHandledByCaller?: boolean;
  /** Converts the response body; throws when it is malformed. */
  toRecord?: (wire: never) => unknown;
}

type ClientBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  CallOptions,
  FetchBaseQueryMeta
>;

/** Avoids a '?' at the end of a URL without parameters. */
function withoutEmptyQuery(args: string | FetchArgs): string | FetchArgs {
  if (typeof args === 'string') return args;
  const { params, ...rest } = args;
  const isEmpty = Object.values(params ?? {}).every((value) => value === undefined);
  return isEmpty ? rest : args;
}

const defaultTimeoutMs = 20_000;

/** Returns the body as a record. Throws when it is malformed, so that the call fails. */
async function readBody(response: Response, toRecord: CallOptions['toRecord']): Promise<unknown> {
  const text = await response.text();
  const body = text ? JSON.parse(text) : null;
  return response.ok && toRecord ? toRecord(body as never) : body;
}

const send: ClientBaseQuery = async (
  args,
  api,
  { isBearer, host, successStatus, toRecord } = {},
) => {
  const environment = api.extra as ApiEnvironment;
  const { baseUrl, pincodeBaseUrl, timeoutMs = defaultTimeoutMs, fetch } = environment;
  const token = isBearer ? environment.getToken() : null;
  const result = await fetchBaseQuery({
    baseUrl: host ? { page: '', pincode: pincodeBaseUrl }[host] : baseUrl,
    timeout: timeoutMs,
    ...(fetch && { fetchFn: fetch }),
    responseHandler: (response) => readBody(response, toRecord),
    validateStatus: ({ ok, status }) => ok && status === (successStatus ?? status),
    prepareHeaders: (headers) => {
      if (token) {
        headers.set('Authorization', `Bearer ${token}`);
        headers.set('Content-Type', 'application/json');
      }
    },
  })(withoutEmptyQuery(args), api, {});
  if (token && result.error?.status === 401) environment.onUnauthorized?.(token);
  const date = api.type === 'mutation' && result.meta?.response?.headers.get('date');
  if (date) environment.onServerTime?.(Date.parse(date));
  return result;
};

const sendWithRetry = retry(send, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) => {
    const { maxRetries = 2 } = baseQueryApi.extra as ApiEnvironment;
    return (
      // Only reads are safe to retry here.
      baseQueryApi.type === 'query' &&
      isUnexpected(error as FetchBaseQueryError) &&
      attempt <= maxRetries
    );
  },
});

/** Sends a call, retries reads with back-off, and reports final errors. */
export const baseQuery: ClientBaseQuery = async (args, api, extraOptions) => {
  const result = await sendWithRetry(args, api, extraOptions);
  if (!result.error || api.signal.aborted) return result;
  const { isPrefetch, onUnexpectedError } = api.extra as ApiEnvironment;
  if (api.queryCacheKey && isPrefetch?.(api.queryCacheKey)) return result;
  // The documents ask for this log entry (1 §8, 2 §8).
  if (api.type === 'query') console.info(`Failed to fetch: ${api.endpoint}`);
  if (isUnexpected(result.error) && !extraOptions?.isErrorHandledByCaller) onUnexpectedError?.();
  return result;
};
