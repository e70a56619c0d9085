import { useDispatch } from 'react-redux';
import type { Buyable } from '../../model/cart/cart.ts';
import { addedToCart } from '../../model/cart/cartSlice.ts';
import { toRupees } from '../../shared/money.ts';
import { notifyStorefront } from '../../shared/notify.ts';

type Sold = Omit<Buyable, 'price'> & { price: number | string };

/** Puts a product into the cart and says so. */
export function useAddToCart() {
  const dispatch = useDispatch();
  return (product: Sold, quantity = 1) => {
    dispatch(addedToCart({ product: { ...product, price: toRupees(product.price) }, quantity }));
    notifyStorefront('success', `${product.title} is in your cart.`);
  };
}
