import { type ApiEnvironment, api, statusOf } from '@parinda/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from '../../model/rootReducer.ts';
import type { Read } from '../pageReads.ts';

/** An answer is asked for again once it is so old. */
const freshForSeconds = 15;

type Queries = ReturnType<typeof rootReducer>['api']['queries'];

/** Reads for one page, and remembers what it has read. */
export interface PageReader {
  read: Read;
  /** Reads what a page can do without. */
  readAside: Read;
  /** What was read, as the client keeps it, by its keys there. */
  used: () => Queries;
  /** The first answer of an endpoint that was read. */
  answerOf: (endpointName: string) => unknown;
  /** Something could not be read, and there is no earlier answer either. */
  hasFailed: () => boolean;
  /** The same of what the page can do without. */
  hasFailedAside: () => boolean;
}

/**
 * The API's public answers, kept for all readers by one client. It has no token: nothing private
 * ever comes here.
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
