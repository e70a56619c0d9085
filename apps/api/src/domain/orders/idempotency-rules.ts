export interface StoredKey {
  bodyHash: string;
  orderId: number | null;
  lockedUntil: Date | null;
}

export type KeyStep =
  /** The key was used with another body. */
  | 'other body'
  /** Another request works on it. */
  | 'in flight'
  /** The key has no order. */
  | 'place'
  /** The order exists, but not at the provider. */
  | 'go on'
  /** The order is complete: repeat the first response. */
  | 'repeat';

/** Returns the next step for a request with a key. */
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
