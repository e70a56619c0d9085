import { useDispatch } from 'react-redux';
import type { Buyable } from '../../model/cart/cart.ts';
import { addedToCart } from '../../model/cart/cartSlice.ts';
import { notifyStorefront } from '../../shared/notify.ts';
import { paths } from '../../shared/paths.ts';

const viewCart = { label: 'View cart', href: paths.cart };

/** Puts a product into the cart and says so. */
export function useAddToCart() {
  const dispatch = useDispatch();
  return (product: Buyable, quantity = 1) => {
    dispatch(addedToCart({ product, quantity }));
    notifyStorefront('success', `${product.title} is in your cart.`, viewCart);
  };
}
