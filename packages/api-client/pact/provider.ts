import { PactV4 } from '@pact-foundation/pact';
import { configureStore } from '@reduxjs/toolkit';
import { type ApiEnvironment, api } from '../src/index.ts';

const pactWith = (provider: string) =>
  new PactV4({
    consumer: 'parinda-storefront',
    provider,
    // tools/contracts/consume.ts gives a folder of its own and puts the result in order.
    dir: process.env.PACT_DIR ?? 'node_modules/.cache/pacts',
    logLevel: 'error',
  });

export const userApi = pactWith('parinda-user-api');
/** A provider apart: shops may point it at the public service. */
export const postalLookup = pactWith('postal-lookup');
/** The host of the pages themselves, which a backend need not be. */
export const site = pactWith('parinda-site');

/** A store with the real client in it, pointed at the mock server of one interaction. */
export function clientAt(url: string, token: string | null) {
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

export type Dispatch = ReturnType<typeof clientAt>['dispatch'];
