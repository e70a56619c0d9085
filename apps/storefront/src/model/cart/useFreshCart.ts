import { api } from '@parinda/api-client';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectCartLines } from './cartSlice.ts';
import { freshenCart } from './freshCart.ts';

/** The cart's lines, refreshed from the catalogue. */
export function useFreshCart() {
  const lines = useSelector(selectCartLines);
  const { data } = api.useListProductsQuery(undefined, { refetchOnMountOrArgChange: true });
  return useMemo(() => freshenCart(lines, data), [lines, data]);
}
