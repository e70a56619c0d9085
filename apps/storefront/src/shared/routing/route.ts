import { type PathName, paths } from './paths.ts';

export interface Route {
  name: PathName;
  /** The canonical path: fixed parts in lower case, the others escaped. */
  path: string;
  /** Parts of its pattern: `['products', ':slug']`. */
  pattern: readonly string[];
  /** The path's own parts, decoded, as many as the pattern has. */
  parts: readonly string[];
  /** Decoded parameters by their names in the pattern. */
  params: Readonly<Record<string, string>>;
  /** The last part, decoded: the slug or name in routes that have one. */
  last: string;
}

const split = (path: string) => path.split('/').filter(Boolean);

const patterns = (Object.entries(paths) as [PathName, string][]).map(([name, path]) => ({
  name,
  pattern: split(path),
}));

export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

const isParameter = (part: string): boolean => part.startsWith(':');

/**
 * Finds the route of a URL (1 §2, 2 §2), in any letter case and with extra slashes. The first match
 * wins: fixed paths precede patterns, so /products/search is no product.
 */
export function routeOf(url: string): Route | undefined {
  const path = pathOf(url);
  if (!path.startsWith('/')) return undefined;
  const raw = split(path);
  const parts = raw.map((part) => decoded(part) ?? part);
  const isMalformed = raw.some((part) => decoded(part) === undefined);
  const found = patterns.find(
    ({ name, pattern }) => (!isMalformed || encrypted.includes(name)) && fits(pattern, parts),
  );
  return found && { ...found, ...read(found.pattern, parts) };
}

/** Pages where the payment provider's code may run, with their own content security policy. */
const purchasePages: readonly PathName[] = ['checkout', 'orders', 'orderHistory', 'orderDetail'];

export function isPurchasePath(path: string): boolean {
  const route = routeOf(path);
  return route !== undefined && purchasePages.includes(route.name);
}

/** Returns undefined for a malformed percent escape. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** These pages say that a malformed id is invalid; elsewhere such a path is unknown. */
const encrypted: readonly PathName[] = ['orderDetail', 'invoice'];

function read(pattern: readonly string[], parts: readonly string[]) {
  const params: Record<string, string> = {};
  const spelled = pattern.map((name, index) => {
    if (!isParameter(name)) return name;
    const value = parts[index] ?? '';
    params[name.slice(1)] = value;
    return encodeURIComponent(value);
  });
  return { path: `/${spelled.join('/')}`, parts, params, last: parts.at(-1) ?? '' };
}

/** The contract's limit for names: a longer one needs no request to the API. */
const longestName = 200;

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length &&
  parts.every(
    (part, index) =>
      part.length <= longestName &&
      !/\p{Cc}/u.test(part) &&
      (isParameter(pattern[index] ?? '') || pattern[index] === part.toLowerCase()),
  );

/**
 * Returns the canonical path of a route: fixed parts in lower case, no extra slashes.
 *
 * @param respell returns the correct spelling of a parameter, escaped; undefined keeps it, since a
 *   name can be escaped in several ways and some clients do not change theirs
 */
export function rightPath(
  { pattern, parts }: Route,
  path: string,
  respell: (part: string) => string | undefined = () => undefined,
): string {
  const raw = split(path);
  const spelled = pattern.map((part, index) =>
    isParameter(part) ? (respell(parts[index] ?? '') ?? raw[index]) : part,
  );
  return `/${spelled.join('/')}`;
}
