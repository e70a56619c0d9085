import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { type Buyable, maxQuantity, roomFor } from '../../model/cart/cart.ts';
import { addedToCart, type CartState, selectCartLines } from '../../model/cart/cartSlice.ts';
import { notifyStorefront } from '../../shared/feedback/notify.ts';
import { paths } from '../../shared/routing/paths.ts';

const viewCart = { label: 'View cart', href: paths.cart };

/**
 * Adds a product to the cart, up to the maximum of one order, and shows a notice if it had to cut.
 *
 * @returns whether the whole quantity was added
 */
export function useFillCart() {
  const store = useStore<{ cart: CartState }>();
  return useCallback(
    (product: Buyable, quantity: number): boolean => {
      const isTooMuch = quantity > roomFor(selectCartLines(store.getState()), product.id);
      store.dispatch(addedToCart({ product, quantity }));
      if (isTooMuch) {
        const text = `Your cart has ${maxQuantity} of ${product.title}, the most that one order takes.`;
        notifyStorefront('info', text, viewCart);
      }
      return !isTooMuch;
    },
    [store],
  );
}

/** Adds a product to the cart and confirms it. */
export function useAddToCart() {
  const fill = useFillCart();
  return useCallback(
    (product: Buyable, quantity = 1) => {
      if (!fill(product, quantity)) return;
      notifyStorefront('success', `${product.title} is in your cart.`, viewCart);
    },
    [fill],
  );
}
