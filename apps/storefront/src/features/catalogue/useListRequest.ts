import { useLocation } from 'react-router-dom';

/**
 * Returns a key that changes with each new filter, sort order or search, also with a repeated
 * search. Opening or closing an overlay does not change it.
 */
export function useListRequest(): string {
  const { search, state } = useLocation();
  return search + state?.searchedAt;
}
