import { Button } from '@parinda/ui/button';
import { Inline } from '@parinda/ui/layout';
import { SortSelect } from '@parinda/ui/sort-select';
import { type SortOrder, sortOrders } from './productFilter.ts';
import { useProductFilter } from './useProductFilter.ts';

/** The sort order of a category; without JavaScript it submits as a form. */
export function CategoryOrder() {
  const { filter, setFilter } = useProductFilter();
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <Inline>
        <SortSelect
          name="sort"
          options={[...sortOrders]}
          value={filter.sort}
          onChange={(sort) => setFilter({ sort: sort as SortOrder })}
        />
        <noscript>{import.meta.env.SSR && <Button type="submit">Sort</Button>}</noscript>
      </Inline>
    </form>
  );
}
