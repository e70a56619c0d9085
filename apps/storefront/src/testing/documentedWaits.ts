import { waits } from '../shared/business.ts';

/**
 * For stories and tests: the documented waits are over at once, but for the one named, which never
 * is. Returns the way back.
 */
export function skipWaits(endless?: keyof typeof waits): () => void {
  const { setTimeout } = window;
  const documented = new Set<unknown>(Object.values(waits));
  const impatient = (callback: TimerHandler, ms?: number, ...rest: unknown[]) => {
    if (!documented.has(ms)) return setTimeout(callback, ms, ...rest);
    return endless && ms === waits[endless] ? 0 : setTimeout(callback, 0, ...rest);
  };
  window.setTimeout = impatient as typeof setTimeout;
  return () => {
    window.setTimeout = setTimeout;
  };
}
