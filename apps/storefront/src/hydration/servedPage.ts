import { api } from '@parinda/api-client';

/** A response of the API from which the server rendered a page. */
export interface ServedAnswer {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

type Queries = ReturnType<typeof api.reducer>['queries'];

/** Data to hydrate a page: JSON in `<script id="served-page">`. */
export interface ServedPage {
  /** ms since 1970 */
  renderedAt: number;
  answers: ServedAnswer[];
  /** The list of products is in the HTML and too long to be embedded as JSON too. */
  leavesOutProducts: boolean;
  /** Calls that failed on the server, by cache key, as the HTML shows their errors. */
  failed: Queries;
  /** Files of the lazy parts in the HTML, to load before hydration. */
  parts: string[];
}

/** Returns undefined when the server has sent the bare shell. */
export function readServedPage(): ServedPage | undefined {
  const text = document.getElementById('served-page')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

interface Store {
  dispatch: (action: never) => unknown;
}

/** Fills RTK Query's cache with the server's responses, so that the page does not fetch them again. */
export async function storeAnswers(
  { dispatch }: Store,
  { answers, leavesOutProducts }: Pick<ServedPage, 'answers' | 'leavesOutProducts'>,
): Promise<void> {
  dispatch(api.util.upsertQueryEntries(answers as never) as never);
  if (leavesOutProducts) {
    await dispatch(api.endpoints.listProducts.initiate(undefined, { subscribe: false }) as never);
  }
}

/** Returns the state of the server's render, including errors, for hydration only. */
export const stateOfPage = <State extends { api: { queries: Queries } }>(
  state: State,
  { failed }: Pick<ServedPage, 'failed'>,
): State => ({
  ...state,
  api: { ...state.api, queries: { ...state.api.queries, ...failed } },
});
