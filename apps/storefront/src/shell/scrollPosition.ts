import { jsonCodec, persist } from '../shared/storage/persist.ts';
import { storageKeys } from '../shared/storage/storageKeys.ts';

/** Scroll positions in px by history entry of this tab. */
let positions: Record<string, number> | undefined;

/** Aborted once a restore is over; until then positions are not recorded. */
let restoring: AbortSignal | undefined;

const kept = persist(
  storageKeys.scrollPositions,
  jsonCodec((json): Record<string, number> => Object(json)),
  () => sessionStorage,
);

function known(): Record<string, number> {
  positions ??= kept.read() ?? {};
  return positions;
}

/**
 * Records the scroll position. Replaces the browser's own restoration, which fails while a page is
 * still too short.
 *
 * @returns cleanup: no longer records
 */
export function rememberScroll(entry: string): () => void {
  history.scrollRestoration = 'manual';
  const stop = new AbortController();
  const { signal } = stop;
  const note = () => {
    if (restoring?.aborted ?? true) known()[entry] = Math.round(window.scrollY);
  };
  const keep = () => {
    // Scroll events come late, and not for the last change.
    note();
    kept.write(known());
  };
  // The page may have been scrolled before its script loaded.
  if (!(entry in known())) note();
  window.addEventListener('scroll', note, { signal, passive: true });
  window.addEventListener('pagehide', keep, { signal });
  return () => stop.abort();
}

/** Events that mean that the visitor moves the page. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Restores the scroll position on Back and Forward as soon as the page is long enough, as its
 * content may still be loading.
 *
 * @returns cleanup: no longer waits
 */
export function restoreScroll(entry: string): () => void {
  const y = known()[entry] ?? 0;
  const stop = new AbortController();
  const { signal } = stop;
  restoring = signal;
  const tryIt = () => {
    window.scrollTo(0, y);
    if (Math.abs(window.scrollY - y) <= 1) stop.abort();
  };
  const observer = new ResizeObserver(tryIt);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const move of ownMoves) window.addEventListener(move, () => stop.abort(), { signal });
  observer.observe(document.documentElement);
  tryIt();
  return () => stop.abort();
}

/** Restores the position after a reload or a return from another site, not after a new navigation. */
export function restoreScrollOnLoad(entry: string): () => void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isGoneTo = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  // A scroll from before the script loaded takes precedence.
  const isScrolled = window.scrollY > 0 && !location.hash;
  return isGoneTo || isScrolled || !known()[entry] ? () => {} : restoreScroll(entry);
}
