import { guardedPaths, type PathName } from '../routing/paths.ts';
import { routeOf } from '../routing/route.ts';

/** Pages that are a visitor's own, pass by, or repeat others: nothing to find in a search engine. */
const unindexed: ReadonlySet<PathName> = new Set<PathName>([
  ...guardedPaths,
  'orderHistory',
  'search',
  'cart',
  'signup',
  'addToCart',
  'modal',
  'loader',
]);

/** What is searched for at an address: /products and /products/search take `?query=` (1 §2). */
export function searchedFor(url: string): string {
  const route = routeOf(url);
  if (route?.name !== 'search' && route?.name !== 'products') return '';
  const [, query = ''] = url.split(/[?#]/);
  return new URLSearchParams(query).get('query')?.trim() ?? '';
}

/** Whether a search engine may show the page at an address, if there is one. */
export function isIndexed(url: string): boolean {
  const route = routeOf(url);
  return route !== undefined && !unindexed.has(route.name) && !searchedFor(url);
}
