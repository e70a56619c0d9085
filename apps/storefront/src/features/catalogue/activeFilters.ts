import { formatRupees } from '../../shared/money.ts';
import { writeFilter } from './filterParams.ts';
import { noFilter, type ProductFilter } from './productFilter.ts';

/** Returns a label for every active filter, and the query without this filter. */
export function activeFilters(
  params: URLSearchParams,
  filter: ProductFilter,
): { label: string; search: string }[] {
  const without = (label: string, change: Partial<ProductFilter>) => ({
    label,
    search: writeFilter(params, { ...filter, ...change }).toString(),
  });
  const others = <Choice>(choices: Choice[], one: Choice) =>
    choices.filter((choice) => choice !== one);
  const { categories, materials, ratings, maxPrice } = filter;
  return [
    ...(maxPrice === noFilter.maxPrice
      ? []
      : [without(`Up to ${formatRupees(maxPrice)}`, { maxPrice: noFilter.maxPrice })]),
    ...categories.map((one) => without(one, { categories: others(categories, one) })),
    ...materials.map((one) => without(one, { materials: others(materials, one) })),
    ...ratings.map((one) => without(`${one}★ & up`, { ratings: others(ratings, one) })),
  ];
}
