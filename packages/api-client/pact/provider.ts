import { PactV4 } from '@pact-foundation/pact';
import { configureStore } from '@reduxjs/toolkit';
import { type ApiEnvironment, api } from '../src/index.ts';

const pactWith = (provider: string) =>
  new PactV4({
    consumer: 'parinda-storefront',
    provider,
    // tools/contracts/consume.ts sets its own folder and sorts the result.
    dir: process.env.PACT_DIR ?? 'node_modules/.cache/pacts',
    logLevel: 'error',
  });

export const userApi = pactWith('parinda-user-api');
/** A separate provider: a shop may use the public service. */
export const postalLookup = pactWith('postal-lookup');
/** The host of the pages, which may differ from the host of the user API. */
export const site = pactWith('parinda-site');

/** Returns a store with the real client that calls the mock server of one interaction. */
export function createClient(url: string, token: string | null) {
  const environment: ApiEnvironment = {
    baseUrl: url,
    pincodeBaseUrl: url,
    getToken: () => token,
    maxRetries: 0,
  };
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment } }).concat(api.middleware),
  });
}

export type Dispatch = ReturnType<typeof createClient>['dispatch'];
