import type { PathName } from '../../src/shared/routing/paths.ts';

/** Query parameters that change a page; all others are ignored. */
const parameters: Partial<Record<PathName, readonly string[]>> = {
  products: ['query', 'category', 'material', 'rating', 'max', 'sort'],
  search: ['query', 'category', 'material', 'rating', 'max', 'sort'],
  category: ['sort'],
  modal: ['slug'],
  contact: ['subject'],
  addToCart: ['slug', 'quantity'],
};

/** Longer values match nothing. Visitors may paste a long text into the search. */
const longestValue = (parameter: string) => (parameter === 'query' ? 1000 : 200);

/** Returns the query without values that are too long, or undefined when there are none. */
export function withoutLongValues(name: PathName | undefined, query: URLSearchParams) {
  const known = (name && parameters[name]) ?? [];
  const entries = [...query];
  const meant = entries.filter(
    ([parameter, value]) => value.length <= longestValue(parameter) || !known.includes(parameter),
  );
  return meant.length < entries.length ? new URLSearchParams(meant) : undefined;
}

/** Returns the cache key of a page: its path and its known query parameters in a fixed order. */
export function pageAddress(path: string, name: PathName | undefined, query: URLSearchParams) {
  const known = (name && parameters[name]) ?? [];
  const used = new URLSearchParams();
  for (const parameter of known) {
    for (const value of query.getAll(parameter).sort()) {
      used.append(parameter, value);
    }
  }
  const search = used.toString();
  return search ? `${path}?${search}` : path;
}
