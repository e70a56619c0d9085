/** Positions by history entry, in px: those that this tab has had. */
let positions: Record<string, number> | undefined;

/** Not yet where it was: what is seen meanwhile is no position to come back to. */
let restoring: AbortSignal | undefined;

function known(): Record<string, number> {
  try {
    positions ??= JSON.parse(sessionStorage.scrollPositions);
  } catch {
    // None yet, blocked or unreadable: the pages begin at their tops.
  }
  positions ??= {};
  return positions;
}

/**
 * Notes where the page is scrolled to, in place of the browser, which knows only of pages that are as
 * long as they were.
 *
 * @returns cleanup: no longer does
 */
export function rememberScroll(entry: string): () => void {
  history.scrollRestoration = 'manual';
  const stop = new AbortController();
  const { signal } = stop;
  const note = () => {
    if (restoring?.aborted ?? true) known()[entry] = Math.round(window.scrollY);
  };
  const keep = () => {
    // A frame tells of its scrolling late, and the last one not at all.
    note();
    try {
      sessionStorage.scrollPositions = JSON.stringify(positions);
    } catch {
      // Blocked: a page that is loaded anew begins at its top.
    }
  };
  // It may have been scrolled before its script was there.
  if (!(entry in known())) note();
  window.addEventListener('scroll', note, { signal, passive: true });
  window.addEventListener('pagehide', keep, { signal });
  return () => stop.abort();
}

/** Signs that the reader goes elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to where the page was, for Back and Forward, as soon as it is long enough: what it shows
 * may be on its way yet.
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

/** The same of a page that was loaded anew or come back to from another site, not of one gone to. */
export function restoreScrollOnLoad(entry: string): () => void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isGoneTo = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  // Who has scrolled before the script was there stays where that led.
  const isScrolled = window.scrollY > 0 && !location.hash;
  return isGoneTo || isScrolled || !known()[entry] ? () => {} : restoreScroll(entry);
}
