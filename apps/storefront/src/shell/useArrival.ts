import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { restOf } from '../shared/routing/pathChange.ts';
import { browserClock } from '../shared/time/clock.ts';
import { useWaits } from '../shared/wait/waits.ts';
import { focusHeading } from './focusHeading.ts';
import { rememberScroll, restoreScroll, restoreScrollOnLoad } from './scrollPosition.ts';

/** When the click that is being answered was made, in ms since 1970. */
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
 * What happens when the path changes: the page scrolls to its top, where 500 ms of loader show
 * (1 §2), then focus goes to the new page's h1. On Back it scrolls to where it was, once that is
 * there. A changed query string does none of this.
 *
 * @returns whether the loader shows, and when the path changed, in ms since 1970
 */
export function useArrival(main: RefObject<HTMLElement | null>) {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [arrivedAt, setArrivedAt] = useState(pathname);
  const { routeChangeMs } = useWaits();
  const isArriving = arrivedAt !== pathname;
  // The first page is no arrival, however often React runs its effects.
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
    // Drawing the loader takes a slow phone a while, which is part of the wait.
    return browserClock.after(restOf(routeChangeMs, change.at), () => setArrivedAt(pathname));
  }, [isArriving, pathname, routeChangeMs, change.at]);

  // Before the next frame, so that no scrolling of the next page is noted as this one's.
  useLayoutEffect(() => {
    if (isArriving) return;
    return rememberScroll(key);
  }, [isArriving, key]);

  const left = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!isArriving) return;
    left.current = document.activeElement;
    // A link far below would be answered by a loader out of sight.
    if (!isBack) window.scrollTo(0, 0);
  }, [isArriving, isBack]);

  // Before what leads back to where the page was.
  useLayoutEffect(() => {
    if (!isArriving && hash) showTarget(hash);
  }, [isArriving, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an arrival moves focus and scroll
  useLayoutEffect(() => {
    if (lastArrivedAt.current === arrivedAt) return restoreScrollOnLoad(key);
    lastArrivedAt.current = arrivedAt;
    const { activeElement } = document;
    // Who already types into another field, such as the search, goes on there.
    const isTyping = activeElement !== left.current && activeElement?.matches('input, textarea');
    const stopFocus = isTyping ? () => {} : focusHeading(main.current);
    if (!isBack) return stopFocus;
    const stopScroll = restoreScroll(key);
    return () => {
      stopFocus();
      stopScroll();
    };
  }, [arrivedAt]);

  return { isArriving, changedAt: change.at };
}

/** Goes to what an address names, and opens it where it is closed. */
function showTarget(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  target?.querySelector<HTMLElement>('[slot="trigger"][aria-expanded="false"]')?.click();
  target?.scrollIntoView();
}
