import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilter, writeFilter } from './filterParams.ts';
import { noFilter, type ProductFilter } from './productFilter.ts';

/** The filter, kept in the URL's query. */
export function useProductFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  return useMemo(() => {
    const setFilter = (next: ProductFilter) => setParams(writeFilter(params, next));
    return {
      filter,
      setFilter,
      /** Clears everything but the order (1 §4). */
      reset: () => setFilter({ ...noFilter, sort: filter.sort }),
    };
  }, [filter, params, setParams]);
}
