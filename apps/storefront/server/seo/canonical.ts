import { pathOf, type Route, rightPath, routeOf } from '../../src/shared/routing/route.ts';
import type { SiteContent } from './site-content.ts';

/** The shop's spelling of a slug or name, whatever the case it was asked for in. */
export type Spelling = (part: string) => string | undefined;

/** How the parts of these routes are spelled. */
export interface Known {
  product: Spelling;
  blog: Spelling;
  category: Spelling;
}

/** The one right spelling of every slug and category name. */
export const spellingsOf = ({ products, blogs, categories }: SiteContent): Known => ({
  product: spellings(products.map(({ slug }) => slug)),
  blog: spellings(blogs.map(({ slug }) => slug)),
  category: spellings(categories.map(({ name }) => name)),
});

function spellings(names: readonly string[]): Spelling {
  const exact = new Set(names);
  const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));
  return (part) => (exact.has(part) ? part : byLowerCase.get(part.toLowerCase()));
}

/** In a header these end it, or are read as another host or path by some browser or proxy. */
const isPrintable = (url: string) => /^[\x21-\x5b\x5d-\x7e]+$/.test(url);
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const isPlain = (part: string) => !/[/\\\x00-\x1f\x7f]|^\.{1,2}$/.test(part);

/**
 * Where to send a request for another spelling of a page's address: static parts in lower case,
 * slugs and names as `known` spells them, no slash too many; its query stays. Undefined where the
 * address is right, no route of the shop (1 §2, 2 §2), or nothing to repeat in a header.
 */
export function redirectFor(url: string, known?: Known): string | undefined {
  const route = routeOf(url);
  if (!route || !isPrintable(url) || !route.parts.every(isPlain)) return undefined;
  const path = pathOf(url);
  // Begins with a static part, so that it never names a host.
  const right = rightPath(route, path, respelling(route, known));
  return right === path ? undefined : right + url.slice(path.length);
}

function respelling({ name }: Route, known?: Known): Spelling | undefined {
  const spelling = known && name in known ? known[name as keyof Known] : undefined;
  return (part) => {
    const right = spelling?.(part);
    return right === undefined || right === part ? undefined : encodeURIComponent(right);
  };
}

/** The absolute address by which search engines shall know a page: never with filters or any other query. */
export function canonicalUrl(path: string, origin: string): string {
  const url = new URL(origin);
  // Set, not resolved: whatever the path is, the host stays.
  url.pathname = pathOf(redirectFor(path) ?? path);
  return url.href;
}
