import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { lyingOver } from '../../shared/routing/overlayEntry.ts';
import { activeFilters } from './activeFilters.ts';
import { readFilter, writeFilter } from './filterParams.ts';
import { noFilter, type ProductFilter, spellCategories } from './productFilter.ts';

const anyCategory: readonly string[] = [];

/**
 * The filter, stored in the URL's query.
 *
 * @param categories names of the catalog; the URL may have them in any letter case
 */
export function useProductFilter(categories = anyCategory) {
  const { pathname, state } = useLocation();
  const [params, setParams] = useSearchParams();
  // The URL may lag behind when two choices follow quickly.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const filter = useMemo(
    () => spellCategories(readFilter(params), categories),
    [params, categories],
  );
  const active = useMemo(
    () =>
      activeFilters(params, filter).map(({ label, search }) => ({
        label,
        href: search ? `${pathname}?${search}` : pathname,
      })),
    [params, filter, pathname],
  );
  return useMemo(() => {
    const setFilter = (change: Partial<ProductFilter>) => {
      latest.current = writeFilter(latest.current, { ...readFilter(latest.current), ...change });
      // All choices made in the overlay share its history entry, so that Back closes it.
      setParams(latest.current, { state, replace: lyingOver() !== undefined });
    };
    return {
      filter,
      /** Active filters, each with the address that removes it. */
      active,
      setFilter,
      /** Clears everything except the sort order (1 §4). */
      reset: () => setFilter({ ...noFilter, sort: filter.sort }),
    };
  }, [filter, active, setParams, state]);
}
