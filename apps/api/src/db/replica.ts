import type { Db } from './db.ts';
import { outageOf } from './outage.ts';

/** Reads public data, which may be some milliseconds old. */
export type PublicRead = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

/** Pause after a failed replica. */
const retryMs = 30_000;

/** Returns a function that reads from the replica, and from the primary if that fails. */
export function publicReader(primary: Db, replica: Db | undefined): PublicRead {
  let retryAt = 0;
  return async (read) => {
    if (!replica || Date.now() < retryAt) return read(primary);
    try {
      return await read(replica);
    } catch (error) {
      if (outageOf(error)) retryAt = Date.now() + retryMs;
      return read(primary);
    }
  };
}
