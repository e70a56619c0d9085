import { jsonCodec, persist } from '../../shared/storage/persist.ts';
import { storageKeys } from '../../shared/storage/storageKeys.ts';

const most = 8;

const viewedStorage = persist(
  storageKeys.recentlyViewed,
  jsonCodec((json) => (json as number[]).filter((id) => Number.isInteger(id)).slice(0, most)),
);

/** Returns ids of recently viewed products, newest first; stored in this browser only. */
export const readRecentlyViewed = (): number[] => viewedStorage.read() ?? [];

export function rememberViewed(id: number): void {
  const ids = [id, ...readRecentlyViewed().filter((other) => other !== id)];
  viewedStorage.write(ids.slice(0, most));
}
