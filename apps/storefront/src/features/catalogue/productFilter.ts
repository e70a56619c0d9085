import type { ProductSummary } from '@parinda/api-client';
import { matchesQuery } from '../../model/catalogue/matchesQuery.ts';
import { price as priceRange } from '../../shared/business.ts';

export const sortOrders = [
  { value: 'default', label: 'Default' },
  { value: 'name', label: 'Name (A–Z)' },
  { value: 'price-asc', label: 'Price (Low to High)' },
  { value: 'price-desc', label: 'Price (High to Low)' },
] as const;

export type SortOrder = (typeof sortOrders)[number]['value'];

/** The visitor's choices; an empty list means 'any' (1 §5). */
export interface ProductFilter {
  categories: string[];
  materials: string[];
  /** Stars, 1 to 5. */
  ratings: number[];
  /** Rupees; the end of the slider sets no limit. */
  maxPrice: number;
  sort: SortOrder;
}

/** Reset Filters restores these values, except the sort order (1 §4). */
export const noFilter: ProductFilter = {
  categories: [],
  materials: [],
  ratings: [],
  maxPrice: priceRange.maxRupees,
  sort: 'default',
};

/** Returns whether a product matches every group (1 §5). */
export function passesFilter(product: ProductSummary, filter: ProductFilter): boolean {
  const { categories, materials, ratings, maxPrice } = filter;
  const stars = Math.floor(product.rating ?? 0);
  const { price } = product;
  return (
    (categories.length === 0 || categories.includes(product.category)) &&
    (materials.length === 0 || materials.includes(product.material)) &&
    (ratings.length === 0 || ratings.some((rating) => stars >= rating)) &&
    price >= priceRange.minRupees &&
    (price <= maxPrice || maxPrice === priceRange.maxRupees)
  );
}

/** Returns the filter with categories as the catalog spells them; the address has any letter case. */
export function spellCategories(
  filter: ProductFilter,
  categories: readonly string[],
): ProductFilter {
  const spelled = filter.categories.map(
    (name) => categories.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name,
  );
  return { ...filter, categories: [...new Set(spelled)] };
}

let names: Intl.Collator | undefined;
/** Created on first use, because Intl.Collator is slow to construct. */
const byName = (a: string, b: string) => {
  names ??= new Intl.Collator('en-IN', { numeric: true });
  return names.compare(a, b);
};

const comparisons: Record<SortOrder, ((a: ProductSummary, b: ProductSummary) => number) | null> = {
  default: null,
  name: (a, b) => byName(a.title, b.title),
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
};

/** Returns the products to show: searched, filtered, then sorted. */
export function chooseProducts(
  products: readonly ProductSummary[],
  query: string,
  filter: ProductFilter,
): ProductSummary[] {
  const chosen = products.filter(
    (product) => matchesQuery(product, query) && passesFilter(product, filter),
  );
  return inOrder(chosen, filter.sort);
}

/** Returns the same products in this order. */
export function inOrder(products: ProductSummary[], sort: SortOrder): ProductSummary[] {
  const comparison = comparisons[sort];
  return comparison ? [...products].sort(comparison) : products;
}
