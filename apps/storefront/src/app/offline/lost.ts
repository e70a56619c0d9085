import { publicReads } from '../../shared/routing/publicReads.ts';

/** State of a lost connection. */
export interface Lost {
  /** The page on which the loss was detected. */
  path: string;
  /** ms since 1970: age of the oldest shown data. Undefined when the page was never seen. */
  seenAt?: number;
  /** Some of the page's data was never seen. */
  isPartial?: true;
}

/** A sign of the connection's state: a cached response with its time, or one of the others. */
export type Sign = { seenAt: number } | 'unseen' | 'missing' | 'answered' | 'lost' | 'back';

export type Entry = Pick<PerformanceEntry, 'entryType' | 'name'> &
  Partial<Pick<PerformanceResourceTiming, 'initiatorType' | 'responseStatus'>> & {
    serverTiming?: readonly { name: string; duration: number }[];
  };

/** Reads a sign from a mark of the service worker (worker/serviceWorker.ts) or from a response of the API. */
export function signOf(entry: Entry): Sign | undefined {
  for (const { name, duration } of entry.serverTiming ?? []) {
    if (name === 'last-seen') return { seenAt: duration };
    if (name === 'unseen') return 'unseen';
  }
  // Other responses may come from the browser's own cache, also without a connection.
  if (entry.entryType !== 'resource' || entry.initiatorType !== 'fetch') return undefined;
  if (!publicReads.test(new URL(entry.name).pathname)) return undefined;
  return entry.responseStatus ? 'answered' : 'missing';
}

/**
 * Returns the state of the connection after a sign.
 *
 * @param path path of the current page
 * @param now ms since 1970
 * @returns undefined while there is a connection
 */
export function afterSign(
  lost: Lost | undefined,
  sign: Sign,
  path: string,
  now: number,
): Lost | undefined {
  if (sign === 'back' || sign === 'answered') return undefined;
  if (sign === 'lost') return lost ?? { path, seenAt: now };
  if (sign === 'unseen') return { path };
  const known = lost?.path === path ? lost : undefined;
  // A failed call alone proves nothing: the API may be down.
  if (sign === 'missing') return lost && { ...known, path, isPartial: true };
  return { ...known, path, seenAt: Math.min(sign.seenAt, known?.seenAt ?? sign.seenAt) };
}
