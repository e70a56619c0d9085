import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { ShopStore } from '../model/store.ts';
import { callsAhead } from '../shared/callsAhead.ts';
import { connection } from '../shared/connection.ts';
import { preloadPage } from './pageAt.ts';
import { readPageAt } from './readPageAt.ts';

/** Number of product cards in view to prefetch without interaction, on fast connections. */
const mostInView = 4;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Prefetches script and data of a page on hover, focus or touch of its link, so that they load
 * within the documented 500 ms (1 §9). Skips visitors who save data.
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
    // React stops events in parts that are not hydrated, so the listeners capture them.
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

/** Calls back for the first product cards in view, 2 s after the page has rendered. */
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
