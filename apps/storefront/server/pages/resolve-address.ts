import { LRUCache } from 'lru-cache';
import { paths } from '../../src/shared/routing/paths.ts';
import { pathOf, routeOf } from '../../src/shared/routing/route.ts';
import { type Known, redirectFor } from '../seo/canonical.ts';
import { pageAddress, withoutLongValues } from './page-address.ts';

/** A redirect, or a page by its cache key. */
export type Destination = { redirect: string } | { page: string };

/** All unknown paths show the same page. */
const nowhere = '/404';

const mostKept = 1000;
/** Longer URLs are rare and not worth caching. */
const longestKept = 200;

/** Returns the new path of a page that has moved (2 §2). */
const moved = (path: string) => (path === paths.orderHistory ? paths.orders : undefined);

function resolve(url: string, known: Known): Destination {
  const path = pathOf(url);
  const redirect = redirectFor(url, known) ?? moved(path);
  if (redirect) return { redirect };
  const route = routeOf(url);
  const query = new URLSearchParams(url.split('?')[1]);
  // The browser reads the query too, so overlong values are redirected away, not just ignored.
  const short = withoutLongValues(route?.name, query);
  if (short) return { redirect: short.size ? `${path}?${short}` : path };
  return { page: route ? pageAddress(path, route.name, query) : nowhere };
}

/** @returns a function that resolves a URL, cached while the content is unchanged */
export function addressResolver() {
  const kept = new LRUCache<string, Destination>({ max: mostKept });
  let keptFor: Known | undefined;
  return (url: string, known: Known): Destination => {
    if (keptFor !== known) {
      kept.clear();
      keptFor = known;
    }
    let destination = kept.get(url);
    if (!destination) {
      destination = resolve(url, known);
      if (url.length <= longestKept) kept.set(url, destination);
    }
    return destination;
  };
}
