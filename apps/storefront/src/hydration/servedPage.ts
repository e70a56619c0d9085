import { api } from '@parinda/api-client';

/** An answer of the API that the server rendered a page from. */
export interface ServedAnswer {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

type Queries = ReturnType<typeof api.reducer>['queries'];

/** What the browser needs to hydrate a page: JSON in `<script id="served-page">`. */
export interface ServedPage {
  /** ms since 1970 */
  renderedAt: number;
  answers: ServedAnswer[];
  /** The list of products is in the HTML and too long to be sent again as JSON. */
  leavesOutProducts: boolean;
  /** Calls that failed on the server, by cache key: the HTML says so. */
  failed: Queries;
  /** Files of the lazy parts in the HTML. They are loaded before hydration. */
  parts: string[];
}

/** Undefined when the server has sent the bare shell. */
export function readServedPage(): ServedPage | undefined {
  const text = document.getElementById('served-page')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

interface Store {
  dispatch: (action: never) => unknown;
}

/** Fills RTK Query's cache with the server's answers, so that the page asks for nothing twice. */
export async function storeAnswers(
  { dispatch }: Store,
  { answers, leavesOutProducts }: Pick<ServedPage, 'answers' | 'leavesOutProducts'>,
): Promise<void> {
  dispatch(api.util.upsertQueryEntries(answers as never) as never);
  if (leavesOutProducts) {
    await dispatch(api.endpoints.listProducts.initiate(undefined, { subscribe: false }) as never);
  }
}

/** The state that the HTML was rendered from, failures included; it is used for hydration only. */
export const stateOfPage = <State extends { api: { queries: Queries } }>(
  state: State,
  { failed }: Pick<ServedPage, 'failed'>,
): State => ({
  ...state,
  api: { ...state.api, queries: { ...state.api.queries, ...failed } },
});
