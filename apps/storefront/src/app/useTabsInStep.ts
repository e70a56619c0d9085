import { api } from '@parinda/api-client';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { ShopStore } from '../model/store.ts';
import { storageKeys } from '../shared/business.ts';
import { jsonCodec, persist } from '../shared/persist.ts';

/** Moves with each write, which is how the other tabs hear of it. */
const wroteAt = persist(storageKeys.wroteAt, jsonCodec(Number));

/**
 * What a customer changes in one tab, as a heart, an address or an order, the others ask for anew where
 * they show it. The cart and the session tell of themselves.
 */
export function useTabsInStep(): void {
  const store = useStore() as ShopStore;
  useEffect(() => {
    const stopTelling = store.listen(({ type }) => {
      // A refused one, too: its answer may have been lost on the way.
      if (/^api\/executeMutation\/(?:fulfilled|rejected)$/.test(type)) wroteAt.write(Date.now());
    });
    const stopHearing = wroteAt.subscribe(() => {
      store.dispatch(api.util.invalidateTags(['Address', 'Order', 'UserReview', 'Wishlist']));
    });
    return () => {
      stopTelling();
      stopHearing();
    };
  }, [store]);
}
