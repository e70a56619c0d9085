export interface StoredKey {
  bodyHash: string;
  orderId: number | null;
  lockedUntil: Date | null;
}

export type KeyStep =
  /** The key was used with another body. */
  | 'other body'
  /** Another request works on it now. */
  | 'in flight'
  /** No order yet: place one. */
  | 'place'
  /** The order stands, the provider's is missing: go on from there. */
  | 'go on'
  /** All is done: give the first answer again. */
  | 'repeat';

/** What a request does whose key may have been used before. */
export function keyStep(
  stored: StoredKey | undefined,
  bodyHash: string,
  hasProviderOrder: boolean,
  now: Date,
): KeyStep {
  if (!stored) return 'place';
  if (stored.bodyHash !== bodyHash) return 'other body';
  if (hasProviderOrder) return 'repeat';
  if (stored.lockedUntil && stored.lockedUntil > now) return 'in flight';
  return stored.orderId === null ? 'place' : 'go on';
}
