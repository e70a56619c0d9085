/** What a path's parts can name. */
export interface Known {
  hasProduct(slug: string): boolean;
  hasBlog(slug: string): boolean;
  hasCategory(nameOrId: string): boolean;
}

/** Paths of the storefront's pages, each with what its page asks for, as the build leaves them. */
export type PreloadsByPath = Record<string, readonly string[]>;

/** What a part of these paths names must exist. */
const exists: Record<string, (part: string, known: Known) => boolean> = {
  '/products/:slug': (slug, known) => known.hasProduct(slug),
  '/category/:categoryName': (name, known) => known.hasCategory(name),
  '/blogs/:id': (slug, known) => known.hasBlog(slug),
};

/** Whether the storefront has a page at this path (percent-encoded, as the browser sent it). */
export function isPage(pages: PreloadsByPath, path: string, known: Known): boolean {
  const route = findRoute(pages, path);
  const last = decoded(split(path).at(-1) ?? '');
  return route !== undefined && last !== undefined && (exists[route]?.(last, known) ?? true);
}

/** The first path that fits: named before patterns, as /products/search is no product. */
export function findRoute(pages: PreloadsByPath, path: string): string | undefined {
  const parts = split(path);
  return Object.keys(pages).find((route) => matches(split(route), parts));
}

/** What the page at a path asks for, with that path's own parts. */
export function preloadsFor(pages: PreloadsByPath, path: string): string[] {
  const route = findRoute(pages, path);
  return (route && pages[route]?.map((address) => fillFrom(route, path, address))) || [];
}

/** Fills the `:name`s of another path with the parts that a route's pattern gives these names. */
export function fillFrom(pattern: string, path: string, other: string): string {
  const parts = split(path);
  return split(pattern).reduce(
    (filled, name, index) =>
      name.startsWith(':') ? filled.replace(name, () => parts[index] ?? '') : filled,
    other,
  );
}

const split = (path: string) => path.split('/').filter(Boolean);

function matches(pattern: string[], parts: string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
