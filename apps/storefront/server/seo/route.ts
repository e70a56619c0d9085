import { type PathName, paths } from '../../src/shared/paths.ts';

export interface Route {
  name: PathName;
  /** In the shop's spelling: named parts in lower case, the others escaped. */
  path: string;
  /** Parts of its pattern: `['products', ':slug']`. */
  pattern: readonly string[];
  /** The path's own parts, decoded, as many as the pattern has. */
  parts: readonly string[];
  /** The last part, decoded: the slug or name in the routes that have one. */
  last: string;
}

const split = (path: string) => path.split('/').filter(Boolean);

const patterns = (Object.entries(paths) as [PathName, string][]).map(([name, path]) => ({
  name,
  pattern: split(path),
}));

export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

export const isParameter = (part: string): boolean => part.startsWith(':');

/**
 * The route at an address (1 §2, 2 §2), whatever its letter case and slashes. The first that fits
 * wins: named paths stand before patterns, as /products/search is no product.
 */
export function routeOf(url: string): Route | undefined {
  const path = pathOf(url);
  const parts = path.startsWith('/') ? decoded(split(path)) : undefined;
  if (!parts) return undefined;
  const found = patterns.find(({ pattern }) => fits(pattern, parts));
  return found && { ...found, path: filled(found.pattern, parts), parts, last: parts.at(-1) ?? '' };
}

/** Undefined where a percent escape is malformed. */
function decoded(parts: string[]): string[] | undefined {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

const filled = (pattern: readonly string[], parts: readonly string[]): string =>
  `/${pattern.map((part, index) => (isParameter(part) ? encodeURIComponent(parts[index] ?? '') : part)).join('/')}`;

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length &&
  pattern.every((part, index) => isParameter(part) || part === parts[index]?.toLowerCase());
