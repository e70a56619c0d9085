import { storageKeys } from '../../shared/business.ts';
import { jsonCodec, persist } from '../../shared/storage/persist.ts';

/** How far this device's clock may be behind the server's. */
const mostSkewMs = 5 * 60_000;

const writtenStorage = persist(
  storageKeys.reviewWrittenAt,
  jsonCodec((json) => (typeof json === 'number' ? json : null)),
);

/** A review has been written in this browser: pages that were made before lack it. */
export const rememberOwnReview = (now = Date.now()): boolean => writtenStorage.write(now);

/** @param renderedAt when the server made the page, in ms since 1970 */
export function mayLackOwnReview(renderedAt: number): boolean {
  const writtenAt = writtenStorage.read();
  return writtenAt !== null && renderedAt < writtenAt + mostSkewMs;
}
