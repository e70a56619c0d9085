import { api } from '@parinda/api-client';
import type { ShopState, ShopStore } from '../model/store.ts';

/** An answer of the API that a page was made from. */
export interface ServedAnswer {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** What the server tells of the page that it has rendered, in `<script id="served-page">`. */
export interface ServedPage {
  /** ms since 1970 */
  renderedAt: number;
  answers: ServedAnswer[];
  /** The list of products stands in the page and is too long to be sent a second time. */
  leavesOutProducts: boolean;
  /** What could not be read, or is not there, by its keys in the client's cache: the page says so. */
  failed: ShopState['api']['queries'];
  /** The files of the parts that have to be there before it is taken over. */
  parts: string[];
}

/** Undefined when the server has sent the bare shell. */
export function readServedPage(): ServedPage | undefined {
  const text = document.getElementById('served-page')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * Puts the answers where the pages look for them, as if they had been asked for. What the server could
 * not read is not waited for.
 */
export async function takeAnswers(
  store: ShopStore,
  { answers, leavesOutProducts }: ServedPage,
): Promise<void> {
  store.dispatch(api.util.upsertQueryEntries(answers as never));
  if (leavesOutProducts) {
    await store.dispatch(api.endpoints.listProducts.initiate(undefined, { subscribe: false }));
  }
}

/** The state that the server's HTML was made from, failures with it: for taking it over, and no longer. */
export const stateOfPage = (state: ShopState, { failed }: ServedPage): ShopState => ({
  ...state,
  api: { ...state.api, queries: { ...state.api.queries, ...failed } },
});
