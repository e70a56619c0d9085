import { api } from '@parinda/api-client';
import { useSelector } from 'react-redux';
import { cartCount, isSold } from './cart.ts';
import { selectCartLines } from './cartSlice.ts';

const selectProducts = api.endpoints.listProducts.select();

/** Returns the number of pieces for the header, without discontinued products. */
export function useCartCount(): number {
  const lines = useSelector(selectCartLines);
  const { data } = useSelector(selectProducts);
  return cartCount(lines.filter(({ id }) => isSold(data, id)));
}
