import { pathOf, type Route, rightPath, routeOf } from '../../src/shared/routing/route.ts';
import type { SiteContent } from './site-content.ts';

/** Returns the correct spelling of a slug or name, in any letter case. */
export type Spelling = (part: string) => string | undefined;

/** Spellings for the parameters of these routes. */
export interface Known {
  product: Spelling;
  blog: Spelling;
  category: Spelling;
}

/** Returns the correct spelling of every slug and category name. */
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

/** Other characters end a header, or some browsers and proxies read them as another host or path. */
const isPrintable = (url: string) => /^[\x21-\x5b\x5d-\x7e]+$/.test(url);
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them.
const isPlain = (part: string) => !/[/\\\x00-\x1f\x7f]|^\.{1,2}$/.test(part);

/**
 * Returns the redirect for a misspelled URL: static parts in lower case, slugs and names as `known`
 * spells them, no extra slashes; the query stays. Returns undefined when the URL is correct,
 * matches no route (1 §2, 2 §2), or is unsafe in a header.
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

/** Returns the canonical URL for search engines, without filters or any other query. */
export function canonicalUrl(path: string, origin: string): string {
  const url = new URL(origin);
  // Set, not resolved: no path can change the host.
  url.pathname = pathOf(redirectFor(path) ?? path);
  return url.href;
}
