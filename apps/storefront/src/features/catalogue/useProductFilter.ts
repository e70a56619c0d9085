import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilter, writeFilter } from './filterParams.ts';
import { noFilter, type ProductFilter } from './productFilter.ts';

/** The filter, kept in the URL's query. */
export function useProductFilter() {
  const [params, setParams] = useSearchParams();
  // Two choices may come before the URL has followed the first.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const filter = useMemo(() => readFilter(params), [params]);
  return useMemo(() => {
    const setFilter = (change: Partial<ProductFilter>) => {
      latest.current = writeFilter(latest.current, { ...readFilter(latest.current), ...change });
      setParams(latest.current);
    };
    return {
      filter,
      setFilter,
      /** Clears everything but the order (1 §4). */
      reset: () => setFilter({ ...noFilter, sort: filter.sort }),
    };
  }, [filter, setParams]);
}
