import type { CallOptions, TestServer } from '../test-server.ts';

/** What a state answers; ids are numbers all the same, and go into bodies as such. */
export type Values = Record<string, string>;

/** A request that leads to one documented status of one operation. */
export interface Request extends CallOptions {
  params?: Record<string, string | undefined>;
  query?: Record<string, string>;
  /** How often it is made; the last answer counts. */
  times?: number;
}

export type Case = (test: TestServer) => Promise<Request>;

/** The request is made in a provider state, of whose values it is built. */
export const inState =
  (state: string, request: (values: Values) => Request, params = {}): Case =>
  async (test) => {
    const body = { state, params };
    return request((await test.call('POST', '/_pact/states', { body })).body);
  };
