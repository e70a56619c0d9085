import { storageKeys } from '../../shared/business.ts';
import { jsonCodec, persist } from '../../shared/storage/persist.ts';
import type { Clock } from '../../shared/time/clock.ts';

/** Less is the way of the answer, and of no matter to a session. */
const toleratedMs = 60_000;

const readMs = (json: unknown) => (Number.isSafeInteger(json) ? (json as number) : null);

export interface ServerClock extends Clock {
  /** @param serverNow what the server says that the time is, in ms since 1970 */
  learn: (serverNow: number) => void;
}

/**
 * Time as the server knows it, by which its tokens end: the shopper's own clock may be days off. The
 * difference is kept in the browser, as is the token, for the next visit and the other tabs.
 */
export function serverClock(own: Clock): ServerClock {
  const kept = persist(storageKeys.clockAheadMs, jsonCodec(readMs));
  let aheadMs = 0;
  return {
    ...own,
    now: () => own.now() + (kept.read() ?? aheadMs),
    learn: (serverNow) => {
      const difference = serverNow - own.now();
      // A date that cannot be read is none, as a small difference is.
      aheadMs = Math.abs(difference) > toleratedMs ? difference : 0;
      if (aheadMs) kept.write(aheadMs);
      else kept.remove();
    },
  };
}
