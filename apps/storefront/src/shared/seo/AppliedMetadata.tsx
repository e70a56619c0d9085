import { api, type PageMetadata } from '@parinda/api-client';
import { brand } from '@parinda/brand';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsFirstView } from '../../hydration/firstView.ts';
import { paths } from '../routing/paths.ts';
import { pathOf, routeOf } from '../routing/route.ts';
import { toUrl } from '../routing/toUrl.ts';
import { isIndexed } from './indexing.ts';
import siteEntries from './seo.json';

/** What a page says of itself; what it leaves out comes from seo.json (1 §2). */
export type OwnMetadata = Pick<Partial<PageMetadata>, 'title' | 'description' | 'og_image'> & {
  pathname: string;
  /** Nothing is there: search engines shall not list it. */
  isMissing?: boolean;
};

/** Writes the path's metadata into the document; shows nothing. Without the server's list, by the site's own. */
export function AppliedMetadata({ own }: { own: OwnMetadata | null }) {
  const { pathname, search } = useLocation();
  const isFirstView = useIsFirstView();
  const { data: entries, isLoading } = api.useGetPageMetadataQuery(undefined, {
    skip: isFirstView,
  });
  useEffect(() => {
    // The server has written the first page's head; only a page that changes its title says so.
    if (isFirstView && own?.title) document.title = own.title;
    if (isFirstView || isLoading) return;
    const known = { ...siteEntries, ...entries };
    const address = pathname + search;
    applyMetadata(resolveMetadata(address, known, own?.pathname === pathname ? own : null));
  }, [isFirstView, isLoading, pathname, search, entries, own]);
  return null;
}

/** The path's entry, else the page's own words, else the home entry; a title is the page's first: it may name a search. */
export function resolveMetadata(
  address: string,
  entries: Record<string, PageMetadata>,
  own: Partial<OwnMetadata> | null,
): Partial<PageMetadata> & { robots: string } {
  const pathname = pathOf(address);
  const isThere = routeOf(address) !== undefined && !own?.isMissing;
  const entry = entries[pathname];
  const fallback = entries[paths.home];
  return {
    title: own?.title ?? entry?.title ?? fallback?.title ?? brand.name,
    description: entry?.description ?? own?.description ?? fallback?.description,
    // Filters and search texts are not pages of their own: the canonical URL has no query.
    canonical_url: isThere ? (entry?.canonical_url ?? pathname) : undefined,
    robots: isThere && isIndexed(address) ? 'index, follow, max-image-preview:large' : 'noindex',
    og_image: entry?.og_image ?? own?.og_image ?? fallback?.og_image,
    twitter_card: entry?.twitter_card ?? fallback?.twitter_card,
  };
}

function applyMetadata(metadata: ReturnType<typeof resolveMetadata>) {
  const {
    robots,
    title = brand.name,
    description,
    canonical_url,
    og_image,
    twitter_card,
  } = metadata;
  document.title = title;
  setTag('meta', 'name', 'description', 'content', description);
  setTag('meta', 'name', 'robots', 'content', robots);
  setTag('meta', 'property', 'og:title', 'content', title);
  setTag('meta', 'property', 'og:description', 'content', description);
  setTag('meta', 'property', 'og:url', 'content', absolute(canonical_url));
  setTag('meta', 'property', 'og:image', 'content', absolute(og_image));
  setTag('meta', 'name', 'twitter:card', 'content', twitter_card);
  setTag('link', 'rel', 'canonical', 'href', absolute(canonical_url));
}

/** An address that is none, or that runs something, is not said. */
function absolute(address: string | undefined): string | undefined {
  const url = address && toUrl(address, location.origin);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Updates the tag that the server sent, adds a missing one, removes one with nothing to say. */
function setTag(tag: string, key: string, name: string, attribute: string, value?: string) {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (!value) return existing?.remove();
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
