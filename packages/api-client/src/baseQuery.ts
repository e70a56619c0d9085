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

/** How one call differs from the others; stands in its endpoint's extraOptions. */
export interface CallOptions {
  /** Carries the session token. */
  isBearer?: boolean;
  /** Whose host answers; the user API's unless named. */
  host?: 'page' | 'pincode';
  /** The one status that is a success; any of 200–299 unless named. */
  successStatus?: number;
  /** A failure is not the end: the caller goes on and tells of it in its own words. */
  isRepeated?: boolean;
  /** What the shop makes of the answer; throws where that is malformed. */
  toRecord?: (wire: never) => unknown;
}

type ClientBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  CallOptions,
  FetchBaseQueryMeta
>;

/** Without parameters an address has no '?' either. */
function withoutEmptyQuery(args: string | FetchArgs): string | FetchArgs {
  if (typeof args === 'string') return args;
  const { params, ...rest } = args;
  const isEmpty = Object.values(params ?? {}).every((value) => value === undefined);
  return isEmpty ? rest : args;
}

const usualTimeoutMs = 20_000;

/** The record that an answer is for the shop. A malformed one is a failed call, as one that is no JSON. */
async function readAnswer(response: Response, toRecord: CallOptions['toRecord']): Promise<unknown> {
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
  const { baseUrl, pincodeBaseUrl, timeoutMs = usualTimeoutMs, fetch } = environment;
  const token = isBearer ? environment.getToken() : null;
  const result = await fetchBaseQuery({
    baseUrl: host ? { page: '', pincode: pincodeBaseUrl }[host] : baseUrl,
    timeout: timeoutMs,
    ...(fetch && { fetchFn: fetch }),
    responseHandler: (response) => readAnswer(response, toRecord),
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
  const { isAhead, onUnexpectedError } = api.extra as ApiEnvironment;
  if (api.queryCacheKey && isAhead?.(api.queryCacheKey)) return result;
  // What could not be read is logged (1 §8, 2 §8); most pages say nothing of it.
  if (api.type === 'query') console.info(`Failed to fetch: ${api.endpoint}`);
  if (isUnexpected(result.error) && !extraOptions?.isRepeated) onUnexpectedError?.();
  return result;
};
