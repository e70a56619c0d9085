import { api } from '@parinda/api-client';
import { useSelector } from 'react-redux';
import { cartCount } from './cart.ts';
import { selectCartLines } from './cartSlice.ts';
import { freshenCart, linesForSale } from './freshCart.ts';

const selectProducts = api.endpoints.listProducts.select();

/** Number of pieces, for the header: without what is known to be sold no longer. */
export function useCartCount(): number {
  const lines = useSelector(selectCartLines);
  const { data } = useSelector(selectProducts);
  return cartCount(linesForSale(freshenCart(lines, data)));
}
