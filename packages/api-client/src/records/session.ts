import type * as Wire from '../generated.ts';
import { fail, toId, toText } from './values.ts';

/**
 * The session token of a login.
 *
 * @throws when there is none: the login has failed, whatever its status says
 */
export function toToken({ token }: Wire.Login): string {
  return toText(token.access) || fail();
}

/** Whoever is signed in; the rest of the profile is kept as it comes (1 §3). */
export const toUser = (wire: Wire.User): Wire.User => ({ ...wire, id: toId(wire.id) });
