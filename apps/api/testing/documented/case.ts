import type { CallOptions, TestServer } from '../test-server.ts';

/** Values of a provider state as text. */
export type Values = Record<string, string>;

/** A request that leads to a documented status of an operation. */
export interface Request extends CallOptions {
  params?: Record<string, string | undefined>;
  query?: Record<string, string>;
  /** Number of requests; the last response counts. */
  times?: number;
}

export type Case = (test: TestServer) => Promise<Request>;

/** Builds the request from the values of a provider state. */
export const inState =
  (state: string, request: (values: Values) => Request, params = {}): Case =>
  async (test) => {
    const body = { state, params };
    return request((await test.call('POST', '/_pact/states', { body })).body);
  };
