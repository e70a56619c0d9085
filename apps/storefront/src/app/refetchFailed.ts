import type { ShopStore } from '../model/store.ts';
import { askedAhead } from '../shared/callsAhead.ts';
import { askAgain } from './askAgain.ts';

/**
 * Refetches failed queries when the connection or the visitor returns, so that the page recovers
 * without a reload. Shows no notice for a repeated failure, which was already announced. RTK
 * Query's own `refetchOnFocus` would repeat successful queries too.
 *
 * @returns cleanup
 */
export function refetchFailedOnReturn(store: ShopStore): () => void {
  const refetch = () => {
    if (document.visibilityState === 'hidden') return;
    for (const query of Object.values(store.getState().api.queries)) {
      if (query?.status === 'rejected') void askedAhead(askAgain(query, store), store);
    }
  };
  const watching = new AbortController();
  window.addEventListener('online', refetch, watching);
  window.addEventListener('focus', refetch, watching);
  document.addEventListener('visibilitychange', refetch, watching);
  return () => watching.abort();
}
