import type { ItemList, ListItem, WithContext } from 'schema-dts';
import { canonicalUrl } from '../canonical.ts';
import type { Crumb } from './crumbs.ts';

/** As many as a list's page shows before it is scrolled. */
const listed = 48;

/** A page that lists others: what it begins with, and how many there are. */
export const itemList = (name: string, items: readonly Crumb[], origin: string) =>
  ({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.slice(0, listed).map(
      (item, index) =>
        ({
          '@type': 'ListItem',
          position: index + 1,
          name: item.name,
          url: canonicalUrl(item.path, origin),
        }) satisfies ListItem,
    ),
  }) satisfies WithContext<ItemList>;
