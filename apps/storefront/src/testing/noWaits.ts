import { waits } from '../shared/business.ts';
import type { Waits } from '../shared/wait/waits.ts';

/** For stories and tests: the documented waits are over at once, but for the one named, which never is. */
export function noWaits(endless?: keyof Waits): Waits {
  const none = Object.fromEntries(Object.keys(waits).map((name) => [name, 0])) as unknown as Waits;
  return endless ? { ...none, [endless]: Number.POSITIVE_INFINITY } : none;
}
