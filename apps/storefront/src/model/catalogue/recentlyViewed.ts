import { storageKeys } from '../../shared/business.ts';
import { readStored, store } from '../../shared/storage.ts';

const most = 8;

/** Ids of the products last looked at, newest first; kept in this browser only. */
export function readRecentlyViewed(): number[] {
  try {
    const ids: unknown = JSON.parse(readStored(storageKeys.recentlyViewed) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberViewed(id: number): void {
  const ids = [id, ...readRecentlyViewed().filter((other) => other !== id)];
  store(storageKeys.recentlyViewed, JSON.stringify(ids.slice(0, most)));
}
