import type { ProductSummary } from '@parinda/api-client';
import { noFilter, type ProductFilter, passesFilter } from './productFilter.ts';

/** Numbers of products that an option would show as the only choice of its group. */
export interface FilterCounts {
  categories: Map<string, number>;
  materials: Map<string, number>;
  /** By minimum stars, 1 to 5. */
  ratings: Map<number, number>;
}

/** Counts the options of each group while all other choices stay. */
export function countOptions(
  products: readonly ProductSummary[],
  filter: ProductFilter,
): FilterCounts {
  const counts: FilterCounts = { categories: new Map(), materials: new Map(), ratings: new Map() };
  const without = (group: keyof FilterCounts) => ({ ...filter, [group]: noFilter[group] });
  const [anyCategory, anyMaterial, anyRating] = [
    without('categories'),
    without('materials'),
    without('ratings'),
  ];
  for (const product of products) {
    if (passesFilter(product, anyCategory)) add(counts.categories, product.category);
    if (passesFilter(product, anyMaterial)) add(counts.materials, product.material);
    if (!passesFilter(product, anyRating)) continue;
    for (let stars = Math.floor(product.rating ?? 0); stars > 0; stars--)
      add(counts.ratings, stars);
  }
  return counts;
}

function add<Option>(counts: Map<Option, number>, option: Option): void {
  counts.set(option, (counts.get(option) ?? 0) + 1);
}
