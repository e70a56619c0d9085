import { api, type PageMetadata } from '@parinda/api-client';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../shared/brand.ts';

type Own = Pick<Partial<PageMetadata>, 'title' | 'description' | 'og_image'>;
interface OwnOfPath extends Own {
  pathname: string;
}

const SetOwn = createContext<(own: OwnOfPath | null) => void>(() => {});

/**
 * Lets a page name itself: `useOwnMetadata({ title: product?.title })`. Undefined entries fall
 * back to the path's entry of seo.json, then to the home entry (P 2).
 */
export function useOwnMetadata({ title, description, og_image }: Own) {
  const setOwn = useContext(SetOwn);
  const { pathname } = useLocation();
  useEffect(() => {
    setOwn({ pathname, title: title && `${title} | ${brand.name}`, description, og_image });
    return () => setOwn(null);
  }, [setOwn, pathname, title, description, og_image]);
}

/** Applies title, description, canonical URL and social tags of the path to the document. */
export function PageMetadataProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { data: entries } = api.useGetPageMetadataQuery();
  const [own, setOwn] = useState<OwnOfPath | null>(null);

  const metadata = useMemo(
    () => resolveMetadata(pathname, entries, own?.pathname === pathname ? own : null),
    [pathname, entries, own],
  );
  useEffect(() => applyMetadata(metadata), [metadata]);

  return <SetOwn value={setOwn}>{children}</SetOwn>;
}

/** The page's own words over the path's entry over the home entry. */
export function resolveMetadata(
  pathname: string,
  entries: Record<string, PageMetadata> | undefined,
  own: Own | null,
): Partial<PageMetadata> {
  const entry = entries?.[pathname];
  const fallback = entries?.['/'];
  return {
    title: own?.title ?? entry?.title ?? fallback?.title ?? brand.name,
    description: own?.description ?? entry?.description ?? fallback?.description,
    // Filters and search texts are not pages of their own: the canonical URL has no query.
    canonical_url: entry?.canonical_url ?? pathname,
    og_image: own?.og_image ?? entry?.og_image ?? fallback?.og_image,
    twitter_card: entry?.twitter_card ?? fallback?.twitter_card,
  };
}

function applyMetadata(metadata: Partial<PageMetadata>) {
  const { title = brand.name, description, canonical_url, og_image, twitter_card } = metadata;
  const absolute = (url: string | undefined) => url && new URL(url, location.origin).href;
  document.title = title;
  setTag('meta', 'name', 'description', 'content', description);
  setTag('meta', 'property', 'og:title', 'content', title);
  setTag('meta', 'property', 'og:description', 'content', description);
  setTag('meta', 'property', 'og:url', 'content', absolute(canonical_url));
  setTag('meta', 'property', 'og:image', 'content', absolute(og_image));
  setTag('meta', 'name', 'twitter:card', 'content', twitter_card);
  setTag('link', 'rel', 'canonical', 'href', absolute(canonical_url));
}

/** Updates the tag that the server sent, adds a missing one, removes one with nothing to say. */
function setTag(tag: string, key: string, name: string, attribute: string, value?: string) {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (!value) return existing?.remove();
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
