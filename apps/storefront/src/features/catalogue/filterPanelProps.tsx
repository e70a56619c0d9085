import type { FilterPanelProps } from '@parinda/ui/filter-panel';
import { VisuallyHidden } from '@parinda/ui/layout';
import { materials, price } from '../../shared/business.ts';
import { formatRupees } from '../../shared/money.ts';
import type { useProductFilter } from './useProductFilter.ts';

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const ratings = [4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: (
    <>
      {stars}
      <span aria-hidden="true">★</span>
      <VisuallyHidden>{stars === 1 ? ' star' : ' stars'}</VisuallyHidden> & up
    </>
  ),
}));

export interface FilterSource {
  choice: ReturnType<typeof useProductFilter>;
  categories: readonly string[];
}

/** The filters of the panel and of the overlay (1 §2, 1 §5), named as the URL names them. */
export function filterPanelProps({ choice, categories }: FilterSource): FilterPanelProps {
  const { filter, setFilter, reset } = choice;
  return {
    ceiling: {
      label: 'Price up to',
      name: 'max',
      value: filter.maxPrice,
      max: price.maxRupees,
      onChange: (maxPrice) => setFilter({ maxPrice }),
      format: formatRupees,
    },
    groups: [
      {
        label: 'Category',
        name: 'category',
        options: asOptions(categories),
        value: filter.categories,
        onChange: (chosen) => setFilter({ categories: chosen }),
      },
      {
        label: 'Material',
        name: 'material',
        options: asOptions(materials),
        value: filter.materials,
        onChange: (chosen) => setFilter({ materials: chosen }),
      },
      {
        label: 'Rating',
        name: 'rating',
        options: ratings,
        value: filter.ratings.map(String),
        onChange: (chosen) => setFilter({ ratings: chosen.map(Number) }),
      },
    ],
    onReset: reset,
  };
}
