import { guardedPaths, type PathName } from '../routing/paths.ts';
import { routeOf } from '../routing/route.ts';

/** Pages that are private, transient or duplicates, and useless in a search engine. */
const unindexed: ReadonlySet<PathName> = new Set<PathName>([
  ...guardedPaths,
  'orderHistory',
  'search',
  'cart',
  'signup',
  'resetPassword',
  'addToCart',
  'modal',
  'loader',
]);

/** Returns the search text of a URL: /products and /products/search accept `?query=` (1 §2). */
export function searchedFor(url: string): string {
  const route = routeOf(url);
  if (route?.name !== 'search' && route?.name !== 'products') return '';
  const [, query = ''] = url.split(/[?#]/);
  return new URLSearchParams(query).get('query')?.trim() ?? '';
}

/** Whether search engines may list the page at a URL, if it exists. */
export function isIndexed(url: string): boolean {
  const route = routeOf(url);
  return route !== undefined && !unindexed.has(route.name) && !searchedFor(url);
}
