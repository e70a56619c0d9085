import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { ShopStore } from '../model/store.ts';
import { askedAhead } from '../shared/callsAhead.ts';
import { askAgain, keptQueries } from './askAgain.ts';
import { onComingBack } from './comingBack.ts';

/**
 * Refetches failed queries when the connection or the visitor returns, so that the page recovers
 * without a reload. Shows no notice for a repeated failure, which was already announced.
 */
export function useHealing(): void {
  const store = useStore() as ShopStore;
  useEffect(
    () =>
      onComingBack(() => {
        for (const query of keptQueries(store)) {
          if (query.status === 'rejected') void askedAhead(askAgain(query, store), store);
        }
      }),
    [store],
  );
}
