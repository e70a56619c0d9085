import type { PathName } from '../../src/shared/routing/paths.ts';

/** What of a query a page is made of; all else makes no other page. */
const parameters: Partial<Record<PathName, readonly string[]>> = {
  products: ['query', 'category', 'material', 'rating', 'max', 'sort'],
  search: ['query', 'category', 'material', 'rating', 'max', 'sort'],
  category: ['sort'],
  modal: ['slug'],
  contact: ['subject'],
  addToCart: ['slug', 'quantity'],
};

/** No page reads longer values: whoever sends one means no page, and the search box takes no more. */
const longestValue = 200;

/** The query without what no page reads though it would be its own; undefined where there is none. */
export function withoutLongValues(name: PathName | undefined, query: URLSearchParams) {
  const known = (name && parameters[name]) ?? [];
  const entries = [...query];
  const meant = entries.filter(
    ([parameter, value]) => value.length <= longestValue || !known.includes(parameter),
  );
  return meant.length < entries.length ? new URLSearchParams(meant) : undefined;
}

/**
 * The address that a page is rendered and kept under: its path, and of its query what it is made
 * of, in one order.
 */
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
