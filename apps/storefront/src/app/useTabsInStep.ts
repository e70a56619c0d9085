import { api } from '@parinda/api-client';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { ShopStore } from '../model/store.ts';
import { jsonCodec, persist } from '../shared/storage/persist.ts';
import { storageKeys } from '../shared/storage/storageKeys.ts';

/** Changes with each write, which notifies the other tabs. */
const wroteAt = persist(storageKeys.wroteAt, jsonCodec(Number));

/**
 * Refetches data such as the wishlist, addresses and orders when another tab has changed it. The
 * cart and the session have their own synchronization.
 */
export function useTabsInStep(): void {
  const store = useStore() as ShopStore;
  const heardAt = useRef(performance.timeOrigin);
  useEffect(() => {
    const tell = () => wroteAt.write(Date.now());
    const hear = () => {
      store.dispatch(api.util.invalidateTags(['Address', 'Order', 'UserReview', 'Wishlist']));
    };
    // Both may have happened before this script loaded.
    const last = wroteAt.read() ?? 0;
    if (last > heardAt.current) {
      // Only once, although strict mode runs effects twice.
      heardAt.current = last;
      hear();
    }
    const { mutations } = store.getState().api;
    if (Object.values(mutations).some((write) => write && write.status !== 'pending')) tell();
    const stopTelling = store.listen(({ type }) => {
      // A failed write counts too: the server may have applied it and the response been lost.
      if (/^api\/executeMutation\/(?:fulfilled|rejected)$/.test(type)) tell();
    });
    const stopHearing = wroteAt.subscribe(hear);
    return () => {
      stopTelling();
      stopHearing();
    };
  }, [store]);
}
