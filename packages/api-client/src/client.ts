import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';
import { isUnexpected } from './errors.ts';

/** Configures the client. Pass it to the store as the extra argument of thunk. */
export interface ApiEnvironment {
  /** Origin of the user API without a trailing slash; '' for the page's own. */
  baseUrl: string;
  /** Origin of the postal lookup without a trailing slash; '' for the page's own. */
  pincodeBaseUrl: string;
  /** Returns the session token for an operation, or null when signed out. */
  getToken: (operation: string) => string | null;
  /** Called after the last retry fails without a response or with a status outside 400–499 (1 §8). */
  onUnexpectedError?: () => void;
  /** Called when a request of the operation with this token gets status 401. */
  onUnauthorized?: (token: string, operation: string) => void;
  /** Called with the server's time in ms since 1970, for each response to a write. */
  onServerTime?: (ms: number) => void;
  /** Returns whether the call is only a prefetch; its errors are not reported. */
  isPrefetch?: (queryCacheKey: string) => boolean;
  /** Retries of a failed read; 2 by default. */
  maxRetries?: number;
  /** Timeout of a call in ms; 20,000 by default. */
  timeoutMs?: number;
  /** Replaces the global fetch. */
  fetch?: typeof fetch;
}

/** The extraOptions of an endpoint. */
export interface CallOptions {
  /** Sends the session token. */
  isBearer?: boolean;
  /** The host; the user API's by default. */
  host?: 'page' | 'pincode';
  /** The only status that counts as success; any of 200–299 by default. */
  successStatus?: number;
  /** The call goes on if the page closes. */
  keepalive?: boolean;
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
  { isBearer, host, keepalive, successStatus, toRecord } = {},
) => {
  const environment = api.extra as ApiEnvironment;
  const { baseUrl, pincodeBaseUrl, timeoutMs = defaultTimeoutMs, fetch } = environment;
  const token = isBearer ? environment.getToken(api.endpoint) : null;
  const result = await fetchBaseQuery({
    baseUrl: host ? { page: '', pincode: pincodeBaseUrl }[host] : baseUrl,
    timeout: timeoutMs,
    ...(keepalive && { keepalive }),
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
  if (token && result.error?.status === 401) environment.onUnauthorized?.(token, api.endpoint);
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
const baseQuery: ClientBaseQuery = async (args, api, extraOptions) => {
  const result = await sendWithRetry(args, api, extraOptions);
  if (!result.error || api.signal.aborted) return result;
  const { isPrefetch, onUnexpectedError } = api.extra as ApiEnvironment;
  if (api.queryCacheKey && isPrefetch?.(api.queryCacheKey)) return result;
  // The documents ask for this log entry (1 §8, 2 §8).
  if (api.type === 'query') console.info(`Failed to fetch: ${api.endpoint}`);
  if (isUnexpected(result.error) && !extraOptions?.isErrorHandledByCaller) onUnexpectedError?.();
  return result;
};

/** The empty API that generated.ts injects endpoints into. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // Needs `setupListeners` of RTK Query.
  refetchOnReconnect: true,
  tagTypes: ['Product', 'Review', 'UserReview', 'Order', 'Address', 'Wishlist', 'Profile'],
  endpoints: () => ({}),
});
