import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { ShopStore } from '../model/store.ts';
import { askedAhead } from '../shared/callsAhead.ts';
import { askAgain, keptQueries } from './askAgain.ts';
import { onComingBack } from './comingBack.ts';

/**
 * Reads that have failed are asked again once the connection is back, and when the shopper comes back
 * to the page: it heals without a reload. Nothing is said where they fail once more: that has been told.
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
