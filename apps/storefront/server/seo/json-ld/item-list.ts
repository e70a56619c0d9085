import type { Crumb } from '../../../src/model/json-ld/crumbs.ts';
import { canonicalUrl } from '../canonical.ts';

/** The number of items that a list page shows before scrolling. */
const listed = 48;

/** Returns the block of a list page: its first items and its full length. */
export const itemList = (name: string, items: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.slice(0, listed).map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    url: canonicalUrl(item.path, origin),
  })),
});
