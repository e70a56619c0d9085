import { FilterPanel } from '@parinda/ui/filter-panel';
import { useLocation } from 'react-router-dom';
import { filterFormId } from './filterForm.ts';
import { type FilterSource, filterPanelProps } from './filterPanelProps.tsx';

/**
 * The filters beside the products. Each change applies at once; without JavaScript they submit as
 * one form together with the sort order.
 */
export function ProductFilterPanel(source: FilterSource) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search).get('query');
  return (
    <form
      id={filterFormId}
      method="get"
      action={pathname}
      onSubmit={(event) => event.preventDefault()}
    >
      {query && <input type="hidden" name="query" value={query} />}
      <FilterPanel {...filterPanelProps(source)} />
    </form>
  );
}
