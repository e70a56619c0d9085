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

export const token = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDB9.c2lnbmF0dXJl';

/** A store with the real client in it, pointed at the mock server of one interaction. */
export function clientAt(url: string, isSignedIn = false) {
  const environment: ApiEnvironment = {
    baseUrl: url,
    pincodeBaseUrl: url,
    getToken: () => (isSignedIn ? token : null),
    maxRetries: 0,
  };
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment } }).concat(api.middleware),
  });
}
