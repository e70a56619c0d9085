import { jsonCodec, persist } from '../../shared/storage/persist.ts';
import { storageKeys } from '../../shared/storage/storageKeys.ts';
import type { Clock } from '../../shared/time/clock.ts';

/** A smaller difference may be network delay and does not matter to a session. */
const toleratedMs = 60_000;

/**
 * A larger difference is the server's error: certificates are valid for 398 days, so a device that
 * is further off cannot load the page by HTTPS.
 */
const maxMs = 398 * 24 * 60 * 60_000;

const readMs = (json: unknown) =>
  typeof json === 'number' && Math.abs(json) <= maxMs ? json : null;

export interface ServerClock extends Clock {
  /** @param serverNow the server's time, in ms since 1970 */
  learn: (serverNow: number) => void;
}

/**
 * Returns the server's time, by which its tokens expire: the device clock may be days off. The
 * difference is stored in the browser, for the next visit and other tabs.
 */
export function serverClock(own: Clock): ServerClock {
  const kept = persist(storageKeys.clockAheadMs, jsonCodec(readMs));
  let aheadMs = 0;
  return {
    ...own,
    now: () => own.now() + (kept.read() ?? aheadMs),
    learn: (serverNow) => {
      const difference = serverNow - own.now();
      const distance = Math.abs(difference);
      // Also resets the difference for an invalid date (NaN).
      aheadMs = distance > toleratedMs && distance <= maxMs ? difference : 0;
      if (aheadMs) kept.write(aheadMs);
      else kept.remove();
    },
  };
}
