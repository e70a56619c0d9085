import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { ShopStore } from '../model/store.ts';
import { callsAhead } from '../shared/callsAhead.ts';
import { connection } from '../shared/connection.ts';
import { preloadPage } from './pageAt.ts';
import { readPageAt } from './readPageAt.ts';

/** Product cards in view that are fetched without a sign of the shopper's, on fast connections. */
const mostInView = 4;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Fetches script and data of a page when a link to it is pointed at, focused or touched, so that the
 * documented 500 ms are enough for them (1 §9). Readers who save data are spared.
 */
export function usePagesAhead(): void {
  const store = useStore() as ShopStore;
  const { pathname } = useLocation();

  useEffect(() => {
    let last: string | undefined;
    const prepare = (link: HTMLAnchorElement | null) => {
      if (!link || link.href === last || link.origin !== location.origin) return;
      if (link.pathname === location.pathname || connection().saveData) return;
      last = link.href;
      preloadPage(link.pathname);
      void readPageAt(link, store);
    };
    const onSign = ({ target }: Event) => prepare(linkOf(target));
    const signs = ['pointerover', 'focusin', 'touchstart'];
    // React lets none of them past a part of the page that it has not yet taken over.
    const early = { passive: true, capture: true };
    for (const sign of signs) document.addEventListener(sign, onSign, early);

    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign, early);
    };
  }, [store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other cards
  useEffect(() => {
    callsAhead.clear();
    if (connection().saveData || connection().effectiveType !== '4g') return;
    return watchCards((link) => {
      preloadPage(link.pathname);
      void readPageAt(link, store);
    });
  }, [pathname, store]);
}

/** Tells of the first product cards that come into view once the page is at rest. */
function watchCards(onSeen: (link: HTMLAnchorElement) => void): () => void {
  let seen = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || seen === mostInView) continue;
      seen += 1;
      observer.unobserve(target);
      onSeen(target as HTMLAnchorElement);
    }
  });
  const timer = setTimeout(() => {
    const cards = document.querySelectorAll('main article a[href^="/products/"]');
    for (const card of cards) observer.observe(card);
  }, 2000);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
