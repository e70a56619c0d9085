import { LRUCache } from 'lru-cache';
import { paths } from '../../src/shared/routing/paths.ts';
import { pathOf, routeOf } from '../../src/shared/routing/route.ts';
import { type Known, redirectFor } from '../seo/canonical.ts';
import { pageAddress, withoutLongValues } from './page-address.ts';

/** Where a request leads: to another address, or to a page by the address that it is kept under. */
export type Destination = { redirect: string } | { page: string };

/** All paths without a page show the same. */
const nowhere = '/404';

const mostKept = 1000;
/** Longer ones are nobody's habit. */
const longestKept = 200;

/** A page that is another one (2 §2). */
const moved = (path: string) => (path === paths.orderHistory ? paths.orders : undefined);

function resolve(url: string, known: Known): Destination {
  const path = pathOf(url);
  const redirect = redirectFor(url, known) ?? moved(path);
  if (redirect) return { redirect };
  const route = routeOf(url);
  const query = new URLSearchParams(url.split('?')[1]);
  // The browser reads the address for itself: one page has one address.
  const short = withoutLongValues(route?.name, query);
  if (short) return { redirect: short.size ? `${path}?${short}` : path };
  return { page: route ? pageAddress(path, route.name, query) : nowhere };
}

/** @returns tells where a URL leads: worked out once, as long as the shop consists of the same */
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
