import { api } from '@parinda/api-client';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { ShopStore } from '../model/store.ts';
import { storageKeys } from '../shared/business.ts';
import { jsonCodec, persist } from '../shared/storage/persist.ts';

/** Moves with each write, which is how the other tabs hear of it. */
const wroteAt = persist(storageKeys.wroteAt, jsonCodec(Number));

/**
 * What a customer changes in one tab, as a heart, an address or an order, the others ask for anew where
 * they show it. The cart and the session tell of themselves.
 */
export function useTabsInStep(): void {
  const store = useStore() as ShopStore;
  const heardAt = useRef(performance.timeOrigin);
  useEffect(() => {
    const tell = () => wroteAt.write(Date.now());
    const hear = () => {
      store.dispatch(api.util.invalidateTags(['Address', 'Order', 'UserReview', 'Wishlist']));
    };
    // Either may have been before this script was there.
    const last = wroteAt.read() ?? 0;
    if (last > heardAt.current) {
      // Once, though strict mode runs effects twice.
      heardAt.current = last;
      hear();
    }
    const { mutations } = store.getState().api;
    if (Object.values(mutations).some((write) => write && write.status !== 'pending')) tell();
    const stopTelling = store.listen(({ type }) => {
      // A refused one, too: its answer may have been lost on the way.
      if (/^api\/executeMutation\/(?:fulfilled|rejected)$/.test(type)) tell();
    });
    const stopHearing = wroteAt.subscribe(hear);
    return () => {
      stopTelling();
      stopHearing();
    };
  }, [store]);
}
