import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { lyingOver } from '../../shared/routing/overlayEntry.ts';
import { activeFilters } from './activeFilters.ts';
import { readFilter, writeFilter } from './filterParams.ts';
import { noFilter, type ProductFilter } from './productFilter.ts';

/** The filter, kept in the URL's query. */
export function useProductFilter() {
  const { pathname, state } = useLocation();
  const [params, setParams] = useSearchParams();
  // Two choices may come before the URL has followed the first.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const filter = useMemo(() => readFilter(params), [params]);
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
      // Choices made in the overlay are one step: Back closes it.
      setParams(latest.current, { state, replace: lyingOver() !== undefined });
    };
    return {
      filter,
      /** What narrows the list, and where it is the same without. */
      active,
      setFilter,
      /** Clears everything but the order (1 §4). */
      reset: () => setFilter({ ...noFilter, sort: filter.sort }),
    };
  }, [filter, active, setParams, state]);
}
