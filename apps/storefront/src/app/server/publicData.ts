import { type ApiEnvironment, api, statusOf } from '@parinda/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from '../../model/rootReducer.ts';
import type { Read } from '../pageReads.ts';

/** An older response is fetched again. */
const freshForSeconds = 15;

type Queries = ReturnType<typeof rootReducer>['api']['queries'];

/** Reads data for one page and records it. */
export interface PageReader {
  read: Read;
  /** Reads data that a page can do without. */
  readAside: Read;
  /** The responses that were read, by RTK Query's cache key. */
  used: () => Queries;
  /** The first response that was read from an endpoint. */
  answerOf: (endpointName: string) => unknown;
  /** Whether required data failed without an earlier response. */
  hasFailed: () => boolean;
  /** Whether optional data failed without an earlier response. */
  hasFailedAside: () => boolean;
}

/**
 * Shares the API's public responses between all requests in one client. It has no token, so it
 * never holds private data.
 */
export function publicData(environment: Pick<ApiEnvironment, 'baseUrl' | 'fetch' | 'timeoutMs'>) {
  const extraArgument: ApiEnvironment = {
    ...environment,
    pincodeBaseUrl: '',
    getToken: () => null,
    maxRetries: 0,
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware),
  });

  return (): PageReader => {
    const keys = new Set<string>();
    const asideKeys = new Set<string>();

    const readInto =
      (into: Set<string>): Read =>
      async (endpoint, arg) => {
        const ask = endpoint.initiate(arg, { subscribe: false, forceRefetch: freshForSeconds });
        const answer = store.dispatch(ask as never) as ReturnType<typeof ask>;
        into.add(answer.queryCacheKey);
        return (await answer).data;
      };

    const read = (some: Iterable<string>) => {
      const { queries } = store.getState().api;
      return Object.fromEntries([...some].map((key) => [key, queries[key]]));
    };
    const hasFailed = (some: Set<string>) =>
      Object.values(read(some)).some(
        (query) =>
          query?.data === undefined && query?.error && statusOf(query.error as never) !== 404,
      );

    return {
      read: readInto(keys),
      readAside: readInto(asideKeys),
      used: () => read([...keys, ...asideKeys]),
      answerOf: (endpointName) =>
        Object.values(read([...keys, ...asideKeys])).find(
          (query) => query?.endpointName === endpointName,
        )?.data,
      hasFailed: () => hasFailed(keys),
      hasFailedAside: () => hasFailed(asideKeys),
    };
  };
}
