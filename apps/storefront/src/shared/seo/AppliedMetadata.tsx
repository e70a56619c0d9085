import { api, type PageMetadata } from '@parinda/api-client';
import { brand } from '@parinda/brand';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsFirstView } from '../../hydration/firstView.ts';
import { paths } from '../routing/paths.ts';
import { pathOf, routeOf } from '../routing/route.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { guardedTitle } from './guardedTitles.ts';
import { isIndexed } from './indexing.ts';
import { typeOf } from './openGraphType.ts';
import siteEntries from './seo.json';

/** Metadata of one page; missing fields come from seo.json (1 §2). */
export type OwnMetadata = Pick<Partial<PageMetadata>, 'title' | 'description' | 'og_image'> & {
  pathname: string;
  /** The record does not exist: search engines must not list the page. */
  isMissing?: boolean;
};

/**
 * Applies the path's metadata to the document; renders nothing. Uses the bundled entries when the
 * server's seo.json fails.
 */
export function AppliedMetadata({ own }: { own: OwnMetadata | null }) {
  const { pathname, search } = useLocation();
  const isFirstView = useIsFirstView();
  const { data: entries, isLoading } = api.useGetPageMetadataQuery(undefined, {
    skip: isFirstView,
  });
  useEffect(() => {
    // The server has rendered the first page's head, so only a page's new title applies.
    if (isFirstView && own?.title) document.title = own.title;
    if (isFirstView || isLoading) return;
    const known = { ...siteEntries, ...entries };
    const address = pathname + search;
    applyMetadata(resolveMetadata(address, known, own?.pathname === pathname ? own : null));
  }, [isFirstView, isLoading, pathname, search, entries, own]);
  return null;
}

/**
 * The path's entry, else the page's own values, else the home entry. The page's own title comes
 * first, as it may name a search.
 */
export function resolveMetadata(
  address: string,
  entries: Record<string, PageMetadata>,
  own: Partial<OwnMetadata> | null,
): Partial<PageMetadata> & { robots: string; og_type: string } {
  const pathname = pathOf(address);
  const isThere = routeOf(address) !== undefined && !own?.isMissing;
  const entry = entries[pathname];
  const fallback = entries[paths.home];
  return {
    title: own?.title ?? entry?.title ?? guardedTitle(address) ?? fallback?.title ?? brand.name,
    description: own?.isMissing
      ? own.description
      : (entry?.description ?? own?.description ?? fallback?.description),
    // Filters and searches are no pages of their own: the canonical URL has no query.
    canonical_url: isThere ? (entry?.canonical_url ?? pathname) : undefined,
    robots: isThere && isIndexed(address) ? 'index, follow, max-image-preview:large' : 'noindex',
    og_type: typeOf(address),
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
    og_type,
    og_image,
    twitter_card,
  } = metadata;
  document.title = title;
  // The server's blocks describe the first page.
  for (const block of document.head.querySelectorAll(
    'script[type="application/ld+json"]:not([data-added])',
  ))
    block.remove();
  setTag('meta', 'name', 'description', 'content', description);
  setTag('meta', 'name', 'robots', 'content', robots);
  setTag('meta', 'property', 'og:title', 'content', title);
  setTag('meta', 'property', 'og:description', 'content', description);
  setTag('meta', 'property', 'og:url', 'content', absolute(canonical_url));
  setTag('meta', 'property', 'og:image', 'content', absolute(og_image));
  setTag('meta', 'property', 'og:type', 'content', og_type);
  setTag('meta', 'property', 'og:image:alt', 'content', og_image && title);
  // The sizes of the first page's image.
  setTag('meta', 'property', 'og:image:width', 'content');
  setTag('meta', 'property', 'og:image:height', 'content');
  setTag('meta', 'name', 'twitter:card', 'content', twitter_card);
  setTag('meta', 'name', 'twitter:title', 'content', title);
  setTag('meta', 'name', 'twitter:description', 'content', description);
  setTag('meta', 'name', 'twitter:image', 'content', absolute(og_image));
  setTag('meta', 'name', 'twitter:image:alt', 'content', og_image && title);
  setTag('link', 'rel', 'canonical', 'href', absolute(canonical_url));
}

const absolute = (address: string | undefined) => absoluteUrl(address, location.origin);

/** Updates the server's tag, adds a missing one, or removes one without a value. */
function setTag(tag: string, key: string, name: string, attribute: string, value?: string) {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (!value) return existing?.remove();
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
