/** Positions by history entry, in px: those that this tab has had. */
let positions: Record<string, number> | undefined;

function known(): Record<string, number> {
  try {
    positions ??= JSON.parse(sessionStorage.scrollPositions);
  } catch {
    // None yet, blocked or unreadable: the pages begin at their tops.
  }
  positions ??= {};
  return positions;
}

function keep() {
  try {
    sessionStorage.scrollPositions = JSON.stringify(positions);
  } catch {
    // Blocked: a page that is loaded anew begins at its top.
  }
}

/** @returns cleanup: no longer notes where the page is scrolled to */
function remember(entry: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const note = () => {
    known()[entry] = Math.round(window.scrollY);
  };
  window.addEventListener('scroll', note, { signal, passive: true });
  window.addEventListener('pagehide', keep, { signal });
  return () => stop.abort();
}

/** Signs that the reader goes elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'keydown'];

/**
 * Scrolls to where the page was, for Back and Forward, as soon as it is long enough: what it shows
 * may be on its way yet.
 *
 * @returns cleanup: no longer waits
 */
function restore(entry: string): () => void {
  const y = known()[entry] ?? 0;
  const stop = new AbortController();
  const { signal } = stop;
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
function restoreOnLoad(entry: string): () => void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isGoneTo = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  return isGoneTo || !known()[entry] ? () => {} : restore(entry);
}

export const scrollPosition = { remember, restore, restoreOnLoad };
