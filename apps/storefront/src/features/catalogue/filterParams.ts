import { price, ratingMax } from '../../shared/business.ts';
import { noFilter, type ProductFilter, type SortOrder, sortOrders } from './productFilter.ts';

const isSortOrder = (value: string | null): value is SortOrder =>
  sortOrders.some((order) => order.value === value);

const isStars = (stars: number): boolean =>
  Number.isInteger(stars) && stars >= 1 && stars <= ratingMax;

function readCeiling(value: string | null): number {
  const rupees = Number(value);
  const isCeiling = value !== null && value !== '' && rupees >= price.minRupees;
  return isCeiling && rupees <= price.maxRupees ? rupees : price.maxRupees;
}

/** Reads the filter from a URL's query; ignores unreadable values. */
export function readFilter(params: URLSearchParams): ProductFilter {
  const sort = params.get('sort');
  return {
    categories: params.getAll('category'),
    materials: params.getAll('material'),
    ratings: params.getAll('rating').map(Number).filter(isStars),
    maxPrice: readCeiling(params.get('max')),
    sort: isSortOrder(sort) ? sort : noFilter.sort,
  };
}

/** Returns the query with this filter; omits default values. */
export function writeFilter(params: URLSearchParams, filter: ProductFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['category', 'material', 'rating', 'max', 'sort']) next.delete(name);
  for (const category of filter.categories) next.append('category', category);
  for (const material of filter.materials) next.append('material', material);
  for (const stars of filter.ratings) next.append('rating', String(stars));
  if (filter.maxPrice !== noFilter.maxPrice) next.set('max', String(filter.maxPrice));
  if (filter.sort !== noFilter.sort) next.set('sort', filter.sort);
  return next;
}
