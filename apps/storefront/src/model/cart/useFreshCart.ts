import { api } from '@parinda/api-client';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectCartLines } from './cartSlice.ts';
import { freshenCart } from './freshCart.ts';

/** Returns the cart's lines with current data from the catalog. */
export function useFreshCart() {
  const lines = useSelector(selectCartLines);
  const { data } = api.useListProductsQuery(undefined, { refetchOnMountOrArgChange: true });
  return useMemo(() => freshenCart(lines, data), [lines, data]);
}
