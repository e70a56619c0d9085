import { createContext, useContext, useState } from 'react';
import { browserClock } from '../time/clock.ts';

/** When the path changed to the page that shows, in ms since 1970; null on a first view. */
export const PathChangedAt = createContext<number | null>(null);

/**
 * What is left of a wait of `ms` that began when the path changed. Never more than the whole: the
 * clock may be set back meanwhile.
 */
export const restOf = (ms: number, changedAt: number | null): number =>
  changedAt === null ? ms : Math.min(ms, Math.max(0, ms - (browserClock.now() - changedAt)));

/** The same of the page that shows, told once. */
export function useRestOf(ms: number): number {
  const changedAt = useContext(PathChangedAt);
  const [rest] = useState(() => restOf(ms, changedAt));
  return rest;
}
