/** Configures the client. Pass it to the store as the extra argument of thunk. */
export interface ApiEnvironment {
  /** Origin of the user API without a trailing slash; '' for the page's own. */
  baseUrl: string;
  /** Origin of the postal lookup without a trailing slash; '' for the page's own. */
  pincodeBaseUrl: string;
  /** Returns the session token, or null when signed out. */
  getToken: () => string | null;
  /** Called after the last retry fails without a response or with a status outside 400–499 (1 §8). */
  onUnexpectedError?: () => void;
  /** Called when a request with this token gets status 401. */
  onUnauthorized?: (token: string) => void;
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
