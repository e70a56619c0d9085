import type { PageMetadata } from '@parinda/api-client';
import { findCategory } from '../../src/model/catalogue/findCategory.ts';
import { pathOf, type Route, routeOf } from '../../src/shared/routing/route.ts';
import { guardedTitle } from '../../src/shared/seo/guardedTitles.ts';
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

/** Metadata by path, in the form of seo-json/seo.json; '/' is the fallback (1 §2). */
export type Pages = Record<string, PageMetadata> & { '/': PageMetadata };

/**
 * Every browser fetches seo.json, so it has at most this many entries of a kind; other pages set
 * their own metadata.
 */
const maxEntries = 500;

const withinBounds = <Item>(items: readonly Item[]): readonly Item[] =>
  items.length > maxEntries ? [] : items;

/** The home entry fills fields that a page leaves out. */
const completed = (own: OwnMetadata, home: PageMetadata): PageMetadata => ({ ...home, ...own });

/** Returns the metadata of the static pages and of every category, product and article. */
export function pageMetadata(site: Pages, content: SiteContent): Pages {
  const home = site['/'];
  const pages: Pages = { ...site };
  const add = (own: OwnMetadata) => {
    pages[own.canonical_url] = completed(own, home);
  };
  for (const { id, name } of withinBounds(content.categories)) {
    const own = categoryMetadata(name);
    add(own);
    // The id leads to the same page, so both share one canonical URL.
    pages[`/category/${id}`] = completed(own, home);
  }
  for (const product of withinBounds(content.products)) add(productMetadata(product));
  for (const blog of withinBounds(content.blogs)) add(articleMetadata(blog));
  return pages;
}

/**
 * Returns the metadata of the page at a URL: from its record, even if `pages` has no entry for it,
 * else from its entry. Uses only the entries without `content` (the API is down).
 */
export function metadataOf(url: string, pages: Pages, content?: SiteContent): PageMetadata {
  const home = pages['/'];
  const route = routeOf(url);
  if (!route) return notFoundMetadata(url, pages);
  const { path } = route;
  const entry =
    pages[path] ?? completed({ title: guardedTitle(url) ?? home.title, canonical_url: path }, home);
  const query = searchedFor(url);
  const own = query ? searchMetadata(query, path) : content && recordMetadata(route, content);
  return own ? completed(own, entry) : entry;
}

/** Returns the metadata of a URL at which nothing exists; the title is that of its page. */
export const notFoundMetadata = (url: string, pages: Pages): PageMetadata =>
  completed(missingMetadata(routeOf(url)?.name, pathOf(url)), pages['/']);

/** Returns the metadata of the record that a page shows; undefined for pages without a record. */
function recordMetadata({ name, last, path }: Route, content: SiteContent) {
  if (name === 'product') {
    const product = findProduct(content, last);
    return product ? productMetadata(product) : missingMetadata(name, path);
  }
  if (name === 'blog') {
    const blog = findBlog(content, last);
    return blog ? articleMetadata(blog) : missingMetadata(name, path);
  }
  if (name === 'category') {
    const category = findCategory(content.categories, last);
    return category ? categoryMetadata(category.name) : missingMetadata(name, path);
  }
  return undefined;
}
