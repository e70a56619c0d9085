import type { ProductSummary } from '@parinda/api-client';
import type { FilterPanelProps } from '@parinda/ui/filter-panel';
import { VisuallyHidden } from '@parinda/ui/layout';
import { materials, price } from '../../shared/business.ts';
import { formatRupees } from '../../shared/money.ts';
import { countOptions } from './filterCounts.ts';
import type { useProductFilter } from './useProductFilter.ts';

const asOptions = (values: readonly string[], counts: Map<string, number>) =>
  values.map((value) => ({ value, label: value, count: counts.get(value) ?? 0 }));

const ratingOption = (stars: number, counts: Map<number, number>) => ({
  value: String(stars),
  count: counts.get(stars) ?? 0,
  label: (
    <>
      {stars}
      <span aria-hidden="true">★</span>
      <VisuallyHidden>{stars === 1 ? ' star' : ' stars'}</VisuallyHidden> & up
    </>
  ),
});

export interface FilterSource {
  choice: ReturnType<typeof useProductFilter>;
  categories: readonly string[];
  /** The unfiltered products. */
  products: readonly ProductSummary[];
}

/** Returns the props of panel and overlay (1 §2, 1 §5), with the names that the URL uses. */
export function filterPanelProps({ choice, categories, products }: FilterSource): FilterPanelProps {
  const { filter, setFilter, reset } = choice;
  const counts = countOptions(products, filter);
  return {
    ceiling: {
      label: 'Price up to',
      name: 'max',
      value: filter.maxPrice,
      maxValue: price.maxRupees,
      endLabel: `${formatRupees(price.maxRupees)} and above`,
      onChange: (maxPrice) => setFilter({ maxPrice }),
      formatOptions: { style: 'currency', currency: 'INR', maximumFractionDigits: 0 },
    },
    groups: [
      {
        label: 'Category',
        name: 'category',
        options: asOptions(categories, counts.categories),
        value: filter.categories,
        onChange: (chosen) => setFilter({ categories: chosen }),
      },
      {
        label: 'Material',
        name: 'material',
        options: asOptions(materials, counts.materials),
        value: filter.materials,
        onChange: (chosen) => setFilter({ materials: chosen }),
      },
      {
        label: 'Rating',
        name: 'rating',
        options: [4, 3, 2, 1].map((stars) => ratingOption(stars, counts.ratings)),
        value: filter.ratings.map(String),
        onChange: (chosen) => setFilter({ ratings: chosen.map(Number) }),
      },
    ],
    onReset: reset,
  };
}
