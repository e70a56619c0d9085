import { useStore } from 'react-redux';
import { type Buyable, maxQuantity, roomFor } from '../../model/cart/cart.ts';
import { addedToCart, type CartState, selectCartLines } from '../../model/cart/cartSlice.ts';
import { notifyStorefront } from '../../shared/feedback/notify.ts';
import { paths } from '../../shared/routing/paths.ts';

const viewCart = { label: 'View cart', href: paths.cart };

/**
 * Puts a product into the cart, as much of it as one order takes; that the rest was left out is said.
 *
 * @returns of what was put there: whether it is all of it
 */
export function useFillCart() {
  const store = useStore<{ cart: CartState }>();
  return (product: Buyable, quantity: number): boolean => {
    const isTooMuch = quantity > roomFor(selectCartLines(store.getState()), product.id);
    store.dispatch(addedToCart({ product, quantity }));
    if (isTooMuch) {
      const text = `Your cart has ${maxQuantity} of ${product.title}, the most that one order takes.`;
      notifyStorefront('info', text, viewCart);
    }
    return !isTooMuch;
  };
}

/** Puts a product into the cart and says so. */
export function useAddToCart() {
  const fill = useFillCart();
  return (product: Buyable, quantity = 1) => {
    if (!fill(product, quantity)) return;
    notifyStorefront('success', `${product.title} is in your cart.`, viewCart);
  };
}
