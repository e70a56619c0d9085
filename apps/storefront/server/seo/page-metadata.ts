import type { PageMetadata } from '@parinda/api-client';
import { findCategory } from '../../src/model/catalogue/findCategory.ts';
import { pathOf, type Route, routeOf } from '../../src/shared/routing/route.ts';
import { searchedFor } from '../../src/shared/seo/indexing.ts';
import { findBlog, findProduct } from './find-record.ts';
import {
  articleMetadata,
  categoryMetadata,
  missingMetadata,
  type OwnMetadata,
  productMetadata,
  searchMetadata,
} from './own-metadata.ts';
import type { SiteContent } from './site-content.ts';

/** By path, in the form of seo-json/seo.json; '/' is the fallback (1 §2). */
export type Pages = Record<string, PageMetadata> & { '/': PageMetadata };

/** Every browser fetches seo.json: beyond so many of a kind, pages speak for themselves. */
const maxEntries = 500;

const withinBounds = <Item>(items: readonly Item[]): readonly Item[] =>
  items.length > maxEntries ? [] : items;

/** What a page leaves out of its own metadata is as the home entry says it. */
const completed = (own: OwnMetadata, home: PageMetadata): PageMetadata => ({ ...home, ...own });

/** The site's own pages, and one for every category, product and article. */
export function pageMetadata(site: Pages, content: SiteContent): Pages {
  const home = site['/'];
  const pages: Pages = { ...site };
  const add = (own: OwnMetadata) => {
    pages[own.canonical_url] = completed(own, home);
  };
  for (const { id, name } of withinBounds(content.categories)) {
    const own = categoryMetadata(name);
    add(own);
    // The same page under its number: one address for search engines.
    pages[`/category/${id}`] = completed(own, home);
  }
  for (const product of withinBounds(content.products)) add(productMetadata(product));
  for (const blog of withinBounds(content.blogs)) add(articleMetadata(blog));
  return pages;
}

/**
 * The metadata of the page at an address: from the shop's records where it shows one, whether or not
 * `pages` has room for it, else its entry. Without `content` (the API is down) entries are all there is.
 */
export function metadataOf(url: string, pages: Pages, content?: SiteContent): PageMetadata {
  const home = pages['/'];
  const route = routeOf(url);
  if (!route) return completed(missingMetadata('Page', pathOf(url)), home);
  const { path } = route;
  const entry = pages[path] ?? completed({ title: home.title, canonical_url: path }, home);
  const query = searchedFor(url);
  const own = query ? searchMetadata(query, path) : content && recordMetadata(route, content);
  return own ? completed(own, entry) : entry;
}

/** What the record says that a page shows; undefined for pages that show none. */
function recordMetadata({ name, last, path }: Route, content: SiteContent) {
  if (name === 'product') {
    const product = findProduct(content, last);
    return product ? productMetadata(product) : missingMetadata('Product', path);
  }
  if (name === 'blog') {
    const blog = findBlog(content, last);
    return blog ? articleMetadata(blog) : missingMetadata('Page', path);
  }
  if (name === 'category') {
    const category = findCategory(content.categories, last);
    return category ? categoryMetadata(category.name) : missingMetadata('Page', path);
  }
  return undefined;
}
