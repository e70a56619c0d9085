import { waits } from '../shared/business.ts';
import type { Waits } from '../shared/wait/waits.ts';

/** For stories and tests: the documented waits end at once, except the given one, which never ends. */
export function noWaits(endless?: keyof Waits): Waits {
  const none = Object.fromEntries(Object.keys(waits).map((name) => [name, 0])) as unknown as Waits;
  return endless ? { ...none, [endless]: Number.POSITIVE_INFINITY } : none;
}
