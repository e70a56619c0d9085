import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { restOf } from '../shared/routing/pathChange.ts';
import { browserClock } from '../shared/time/clock.ts';
import { useWaits } from '../shared/wait/waits.ts';
import { focusHeading } from './focusHeading.ts';
import { focusFollowedLink, rememberLink, watchLinks } from './followedLink.ts';
import { rememberScroll, restoreScroll, restoreScrollOnLoad } from './scrollPosition.ts';

/** Time of the click that is being handled, in ms since 1970. */
function useClickedAt(): RefObject<number | null> {
  const clickedAt = useRef<number | null>(null);
  useEffect(() => {
    const note = ({ timeStamp }: Event) => {
      clickedAt.current = browserClock.now() - (performance.now() - timeStamp);
      setTimeout(() => {
        clickedAt.current = null;
      });
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);
  return clickedAt;
}

/**
 * Handles a change of path: scrolls to the top, shows the loader for 500 ms (1 §2), then focuses
 * the new page's h1. On Back it restores the scroll position and focuses the followed link. Ignores
 * changes of the query string.
 *
 * @returns whether the loader shows, and when the path changed, in ms since 1970
 */
export function useArrival(main: RefObject<HTMLElement | null>) {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [arrivedAt, setArrivedAt] = useState(pathname);
  const { routeChangeMs } = useWaits();
  const isArriving = arrivedAt !== pathname;
  // The first page is no navigation, even if React runs its effects twice.
  const lastArrivedAt = useRef(pathname);
  const clickedAt = useClickedAt();
  const [change, setChange] = useState<{ pathname: string; at: number | null }>({
    pathname,
    at: null,
  });
  if (change.pathname !== pathname) {
    setChange({ pathname, at: clickedAt.current ?? browserClock.now() });
  }

  useEffect(() => {
    if (!isArriving) return;
    // The wait includes the time that a slow phone needs to render the loader.
    return browserClock.after(restOf(routeChangeMs, change.at), () => setArrivedAt(pathname));
  }, [isArriving, pathname, routeChangeMs, change.at]);

  useEffect(watchLinks, []);
  const leftEntry = useRef(key);
  // Before the next frame, so that the next page's scrolling is not recorded for this one.
  useLayoutEffect(() => {
    if (isArriving) return;
    leftEntry.current = key;
    return rememberScroll(key);
  }, [isArriving, key]);

  const left = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the path is a departure
  useLayoutEffect(() => {
    if (!isArriving) return;
    left.current = document.activeElement;
    if (isBack) return;
    rememberLink(leftEntry.current, pathname);
    // After a click on a link far below, the loader would be out of view.
    window.scrollTo(0, 0);
  }, [isArriving, isBack]);

  // Runs before scroll restoration, which takes precedence.
  useLayoutEffect(() => {
    if (!isArriving && hash) showTarget(hash);
  }, [isArriving, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an arrival moves focus and scroll
  useLayoutEffect(() => {
    if (lastArrivedAt.current === arrivedAt) return restoreScrollOnLoad(key);
    lastArrivedAt.current = arrivedAt;
    const { activeElement } = document;
    // Keeps the focus in a field that was focused meanwhile, such as the search.
    const isTyping = activeElement !== left.current && activeElement?.matches('input, textarea');
    const hasFocus = isTyping || (isBack && focusFollowedLink(key));
    const stopFocus = hasFocus ? () => {} : focusHeading(main.current);
    if (!isBack) return stopFocus;
    const stopScroll = restoreScroll(key);
    return () => {
      stopFocus();
      stopScroll();
    };
  }, [arrivedAt]);

  return { isArriving, changedAt: change.at };
}

/** Scrolls to the target of a URL fragment, and expands it. */
function showTarget(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  target?.querySelector<HTMLElement>('[slot="trigger"][aria-expanded="false"]')?.click();
  target?.scrollIntoView();
}
