import { routeOf } from '../routing/route.ts';

/** Returns the og:type of the page at a URL. */
export function typeOf(url: string): 'product' | 'article' | 'website' {
  const name = routeOf(url)?.name;
  if (name === 'product') return 'product';
  return name === 'blog' ? 'article' : 'website';
}
