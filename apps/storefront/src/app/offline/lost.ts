import { publicReads } from '../../shared/routing/publicReads.ts';

/** What is known of a connection that is lost. */
export interface Lost {
  /** The page that it was found out on. */
  path: string;
  /** ms since 1970: all that is shown is as new as this. Undefined where the page was never seen. */
  seenAt?: number;
  /** Some of it was never seen. */
  isPartial?: true;
}

/** What tells of the connection: something stored with its time, or one of the others. */
export type Sign = { seenAt: number } | 'unseen' | 'missing' | 'answered' | 'lost' | 'back';

export type Entry = Pick<PerformanceEntry, 'entryType' | 'name'> &
  Partial<Pick<PerformanceResourceTiming, 'initiatorType' | 'responseStatus'>> & {
    serverTiming?: readonly { name: string; duration: number }[];
  };

/** What the service worker marks (worker/serviceWorker.ts), and what the API answers without it. */
export function signOf(entry: Entry): Sign | undefined {
  for (const { name, duration } of entry.serverTiming ?? []) {
    if (name === 'last-seen') return { seenAt: duration };
    if (name === 'unseen') return 'unseen';
  }
  // Other answers may come from the browser's own cache, also without a connection.
  if (entry.entryType !== 'resource' || entry.initiatorType !== 'fetch') return undefined;
  if (!publicReads.test(new URL(entry.name).pathname)) return undefined;
  return entry.responseStatus ? 'answered' : 'missing';
}

/**
 * @param path of the page that is shown
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
  // A call may fail for other reasons: of a lost connection something else has told before.
  if (sign === 'missing') return lost && { ...known, path, isPartial: true };
  return { ...known, path, seenAt: Math.min(sign.seenAt, known?.seenAt ?? sign.seenAt) };
}
