import { createContext, useContext, useState } from 'react';
import { browserClock } from '../time/clock.ts';

/** Time of the navigation to the current path, in ms since 1970; null on a first view. */
export const PathChangedAt = createContext<number | null>(null);

/**
 * Returns the rest of a wait of `ms` since the navigation. At most the whole wait, as the clock may
 * be set back.
 */
export const restOf = (ms: number, changedAt: number | null): number =>
  changedAt === null ? ms : Math.min(ms, Math.max(0, ms - (browserClock.now() - changedAt)));

/** The same for the current page, computed once. */
export function useRestOf(ms: number): number {
  const changedAt = useContext(PathChangedAt);
  const [rest] = useState(() => restOf(ms, changedAt));
  return rest;
}
