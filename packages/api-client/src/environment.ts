/**
 * What the client needs to know of the place it runs in. Given to the store as the thunk's extra
 * argument, so that two stores (a test's and a story's, say) never share a token.
 */
export interface ApiEnvironment {
  /** Host of the user API without a trailing slash; '' is the page's own. */
  baseUrl: string;
  /** Host of the postal lookup without a trailing slash; '' is the page's own. */
  pincodeBaseUrl: string;
  /** The session token, or null when signed out. */
  getToken: () => string | null;
  /** Told once a call has failed for good with no response or a status outside 400–499 (1 §8). */
  onUnexpectedError?: () => void;
  /** Told when a call that carried this token was answered 401. */
  onUnauthorized?: (token: string) => void;
  /** Told the server's time in ms since 1970, by each answer that no cache can have kept. */
  onServerTime?: (ms: number) => void;
  /** Whether nobody waits for this call yet, so that nothing is to be said when it fails. */
  isAhead?: (queryCacheKey: string) => boolean;
  /** How often a safe read is repeated before it counts as failed. */
  maxRetries?: number;
  /** How long a call may take, in ms. */
  timeoutMs?: number;
  /** Sends the calls; a server brings its own. */
  fetch?: typeof fetch;
}
