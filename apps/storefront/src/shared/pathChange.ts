import { createContext, useContext, useState } from 'react';
import { browserClock } from './clock.ts';

/** When the path changed to the page that shows, in ms since 1970; null on a first view. */
export const PathChangedAt = createContext<number | null>(null);

/** What is left of a wait that began with the change of the path, in ms; told once. */
export function useRestOf(ms: number): number {
  const changedAt = useContext(PathChangedAt);
  const [passed] = useState(() => (changedAt === null ? 0 : browserClock.now() - changedAt));
  return Math.max(0, ms - passed);
}
