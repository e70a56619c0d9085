import { jsonCodec, persist } from '../../shared/storage/persist.ts';
import { storageKeys } from '../../shared/storage/storageKeys.ts';

/** Maximum lag of this device's clock behind the server's. */
const mostSkewMs = 5 * 60_000;

const writtenStorage = persist(
  storageKeys.reviewWrittenAt,
  jsonCodec((json) => (typeof json === 'number' ? json : null)),
);

/** Stores that a review was written in this browser: pages rendered earlier lack it. */
export const rememberOwnReview = (now = Date.now()): boolean => writtenStorage.write(now);

/** @param renderedAt time of the server's render, in ms since 1970 */
export function mayLackOwnReview(renderedAt: number): boolean {
  const writtenAt = writtenStorage.read();
  return writtenAt !== null && renderedAt < writtenAt + mostSkewMs;
}
