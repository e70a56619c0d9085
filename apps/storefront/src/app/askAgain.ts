import { api } from '@parinda/api-client';
import type { ShopStore } from '../model/store.ts';

/** A read as the API client's cache keeps it. */
export type KeptQuery = NonNullable<ReturnType<ShopStore['getState']>['api']['queries'][string]>;

/** All reads that are kept, those that have failed or are on their way too. */
export const keptQueries = ({ getState }: Pick<ShopStore, 'getState'>): KeptQuery[] =>
  Object.values(getState().api.queries).flatMap((query) => query ?? []);

/** Asks once more what was asked before; whoever shows the answer hears of it. */
export function askAgain(
  { endpointName = '', originalArgs }: KeptQuery,
  { dispatch }: Pick<ShopStore, 'dispatch'>,
) {
  const endpoint = api.endpoints[endpointName as 'listProducts'];
  const options = { subscribe: false, forceRefetch: true };
  return dispatch(endpoint.initiate(originalArgs as undefined, options));
}
