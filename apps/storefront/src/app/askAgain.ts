import { api } from '@parinda/api-client';
import type { ShopStore } from '../model/store.ts';

/** A query in RTK Query's cache. */
export type KeptQuery = NonNullable<ReturnType<ShopStore['getState']>['api']['queries'][string]>;

/** Refetches a query; its subscribers get the result. */
export function askAgain(
  { endpointName = '', originalArgs }: KeptQuery,
  { dispatch }: Pick<ShopStore, 'dispatch'>,
) {
  const endpoint = api.endpoints[endpointName as 'listProducts'];
  const options = { subscribe: false, forceRefetch: true };
  return dispatch(endpoint.initiate(originalArgs as undefined, options));
}
