import type { Db } from './db.ts';
import { outageOf } from './outage.ts';

/** Reads what everybody may see, and what may be some milliseconds old. */
export type PublicRead = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

/** So long nobody asks a replica that was away. */
const retryMs = 30_000;

/** Reads on the replica, if there is one; whatever that cannot do, the primary does. */
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
