import { useLocation } from 'react-router-dom';

/**
 * Names what the shopper has asked of a list: another filter, another order, or the same search once
 * more. An overlay that opens or closes asks for nothing.
 */
export function useListRequest(): string {
  const { search, state } = useLocation();
  return search + state?.searchedAt;
}
