import type { Store } from '@reduxjs/toolkit';
import { storageKeys } from '../../shared/business.ts';
import { onStoredElsewhere, readStored, store as storeText } from '../../shared/storage.ts';
import { type CartLine, parseCart } from './cart.ts';
import { type CartState, cartSlice } from './cartSlice.ts';

/** What cannot be read is set aside, and the cart starts empty. */
function readCart(): CartLine[] {
  const stored = readStored(storageKeys.cart);
  if (stored === null) return [];
  const lines = parseCart(stored);
  if (lines) return lines;
  storeText(storageKeys.damagedCart, stored);
  return [];
}

/**
 * Keeps the cart in the browser's storage and in step with the other tabs.
 *
 * @returns the way to stop
 */
export function keepCart(store: Store<{ cart: CartState }>): () => void {
  const { restored, savedOrNot } = cartSlice.actions;
  store.dispatch(restored(readCart()));
  let kept = store.getState().cart.lines;

  const stopWriting = store.subscribe(() => {
    const { lines, isSaved } = store.getState().cart;
    if (lines === kept) return;
    kept = lines;
    const wasSaved = storeText(storageKeys.cart, JSON.stringify(lines));
    if (wasSaved !== isSaved) store.dispatch(savedOrNot(wasSaved));
  });

  const stopListening = onStoredElsewhere(storageKeys.cart, () => {
    const lines = readCart();
    // Marked as kept first: what another tab wrote is not written back.
    kept = lines;
    store.dispatch(restored(lines));
  });

  return () => {
    stopWriting();
    stopListening();
  };
}
