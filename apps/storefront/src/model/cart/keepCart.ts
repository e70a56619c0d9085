import type { Store } from '@reduxjs/toolkit';
import { persist } from '../../shared/storage/persist.ts';
import { storageKeys } from '../../shared/storage/storageKeys.ts';
import { cartCodec } from './cartCodec.ts';
import { type CartState, cartSlice } from './cartSlice.ts';

const cartStorage = persist(storageKeys.cart, cartCodec);

/**
 * Stores the cart in the browser and syncs it with other tabs.
 *
 * @returns cleanup: no longer listens
 */
export function keepCart(store: Store<{ cart: CartState }>): () => void {
  const { restored, savedOrNot } = cartSlice.actions;
  store.dispatch(restored(cartStorage.read() ?? []));
  let kept = store.getState().cart.lines;

  const stopWriting = store.subscribe(() => {
    const { lines, isSaved } = store.getState().cart;
    if (lines === kept) return;
    kept = lines;
    const wasSaved = cartStorage.write(lines);
    if (wasSaved !== isSaved) store.dispatch(savedOrNot(wasSaved));
  });

  const stopListening = cartStorage.subscribe((found) => {
    const lines = found ?? [];
    // Set first, so that another tab's change is not written back.
    kept = lines;
    store.dispatch(restored(lines));
  });

  return () => {
    stopWriting();
    stopListening();
  };
}
